import { describe, expect, it } from 'vitest'
import { games } from '../games/catalogue.ts'
import { cardFrom } from '../games/ready-card.ts'
import { readyCards } from '../games/ready-cards.ts'
import { isCard } from '../table/act/cards.ts'
import { formatCards, parseCards } from './card-file.ts'
import { createCardShelf } from './card-shelf.ts'
import { memoryShelf } from './shelf.ts'

const ready = Object.values(games).flatMap(({ id: game }) =>
  readyCards[game].map((card) => cardFrom(card, game, 'en', `${game}-${card.id}`)),
)
const one = ready.find(({ id }) => id === 'hordes-hunter')
if (!one) throw new Error('no ready card')

describe('unit cards as files', () => {
  it('every ready card says only what its game’s sheet has room for', () => {
    for (const card of ready) expect(isCard(card), card.id).toBe(true)
    expect(new Set(ready.map(({ id }) => id)).size).toBe(ready.length)
  })

  it('cards written and read are the same cards', () => {
    const read = parseCards(formatCards(ready))
    expect(read.ok && read.value).toEqual(ready)
  })

  it.each([
    ['nothing at all', ''],
    ['half a file', formatCards(ready).slice(0, 300)],
    ['a table', '{"program":"edgewise","version":3}'],
    ['no card in it', '{"program":"edgewise-cards","version":1,"cards":[]}'],
    ['a later version', '{"program":"edgewise-cards","version":9,"cards":[]}'],
    ['a number that is none', formatCards([one]).replace(/"str":\s*5/, '"str":1e999')],
    ['a number out of bounds', formatCards([one]).replace(/"str":\s*5/, '"str":-5')],
    ['a number nobody knows', formatCards([one]).replace(/"str":\s*5/, '"wit":5')],
    ['a dash where none is allowed', formatCards([one]).replace(/"str":\s*5/, '"str":null')],
    ['a weapon of an unknown kind', formatCards([one]).replace(/"kind":\s*"ranged"/, '"kind":"catapult"')],
    ['a weapon of a kind that every object has', formatCards([one]).replace(/"kind":\s*"ranged"/, '"kind":"toString"')],
    ['half a point of armour', formatCards([one]).replace(/"arm":\s*\d+/, '"arm":12.5')],
  ])('%s is refused with a reason', (_, text) => {
    expect(text).not.toBe(formatCards([one]))
    const read = parseCards(text)
    expect(read.ok).toBe(false)
  })

  it('a kept card comes back, a removed one does not, and one that can’t be read is left out', async () => {
    const shelf = memoryShelf()
    const cards = createCardShelf(shelf)
    await cards.save(one)
    await shelf.set('card:broken', '{')
    expect(await cards.list()).toEqual([one])
    await cards.remove(one.id)
    expect(await cards.list()).toEqual([])
    expect(await shelf.get('card:broken')).toBe('{')
  })
})
