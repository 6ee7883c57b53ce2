// In headless Chromium: the main thread's time of a frame while one base is dragged, beside the same scene redrawn whole by
// hand on a bare canvas in the same run; canvas draws of a frame; the page at rest; what is shipped; time to a usable board.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'

const FRAMES = 60
const ROUNDS = 5
const SIZE = { width: 1024, height: 768 }
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const round = (value, digits = 2) => value.toFixed(digits)

/** Counts the canvas calls that paint, from the first script on. */
const counting = () => {
  window.draws = 0
  for (const name of ['fill', 'stroke', 'fillText', 'strokeText', 'drawImage', 'fillRect', 'strokeRect', 'clearRect']) {
    const paint = CanvasRenderingContext2D.prototype[name]
    CanvasRenderingContext2D.prototype[name] = function (...args) {
      window.draws += 1
      return paint.apply(this, args)
    }
  }
}

async function taskSeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Drags from a place, one move a frame, and gives main-thread milliseconds and canvas draws per frame. */
async function dragged({ page, cdp, from }) {
  await page.bringToFront()
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let i = 1; i <= 10; i++) await page.mouse.move(from.x + i, from.y)
  await frame(page)
  const draws = await page.evaluate(() => window.draws)
  const before = await taskSeconds(cdp)
  for (let i = 0; i < FRAMES; i++) {
    await page.mouse.move(from.x + 10 + (i % 20), from.y + (i % 7))
    await frame(page)
  }
  const spent = ((await taskSeconds(cdp)) - before) * 1000
  const drawn = (await page.evaluate(() => window.draws)) - draws
  await page.mouse.move(from.x, from.y)
  await page.mouse.up()
  await frame(page)
  return { ms: spent / FRAMES, draws: drawn / FRAMES }
}

const frame = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

async function opened(context, address) {
  const page = await context.newPage()
  await page.goto(address)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  return { page, cdp }
}

/** The program with a crowded table, imported as a user would, and where its middle model stands on the screen. */
async function program(context, address, text, distances) {
  const shown = await opened(context, address)
  const { page } = shown
  await page.waitForFunction(() => window.edgewise?.stores.desk.getState().view.width > 0)
  await page.evaluate(
    ([table, all]) => {
      const { stores } = window.edgewise
      stores.settings.setState({ distances: all ? 'all' : 'five', hintsSeen: 'done' })
      window.edgewise.open(table)
    },
    [text, distances === 'all'],
  )
  await page.waitForTimeout(400)
  const at = await page.evaluate(() => {
    const { table, desk } = window.edgewise.stores
    const { view } = desk.getState()
    const { models } = table.getState().table
    const board = document.querySelector('[role=application]').getBoundingClientRect()
    const model = models[Math.floor(models.length / 2) + Math.floor(Math.sqrt(models.length) / 2)]
    return {
      view,
      x: board.left + view.width / 2 + (model.x - view.centre.x) * view.scale,
      y: board.top + view.height / 2 + (model.y - view.centre.y) * view.scale,
      left: board.left,
      top: board.top,
    }
  })
  return { ...shown, from: { x: at.x, y: at.y }, at }
}

async function bare(context, address, models, distances, { at, from }) {
  const { view } = at
  const query = new URLSearchParams({
    ...{ models, distances, x: view.centre.x, y: view.centre.y, scale: view.scale },
    ...{ width: view.width, height: view.height },
  })
  const shown = await opened(context, `${address}bare.html?${query}`)
  await shown.page.waitForFunction(() => document.title === 'ready')
  return { ...shown, from: { x: from.x - at.left, y: from.y - at.top } }
}

async function drags(browser, address, bareAddress, scenes) {
  console.log('\n— a frame while one base is dragged, main-thread milliseconds (median of rounds), and canvas draws')
  for (const { models, text } of scenes) {
    for (const distances of ['five', 'all']) {
      const context = await browser.newContext({ viewport: SIZE })
      await context.addInitScript(counting)
      const ours = await program(context, address, text, distances)
      const hand = await bare(context, bareAddress, models, distances, ours)
      const times = { ours: [], hand: [] }
      let draws = 0
      for (let i = 0; i < ROUNDS; i++) {
        const one = await dragged(ours)
        times.ours.push(one.ms)
        draws = one.draws
        times.hand.push((await dragged(hand)).ms)
      }
      const [mine, theirs] = [median(times.ours), median(times.hand)]
      console.log(
        `${models} models, distances to ${distances}: ${round(mine)} ms, by hand ${round(theirs)} ms, ratio ${round(mine / theirs)}; ${round(draws, 1)} draws`,
      )
      await context.close()
    }
  }
}

async function rest(browser, address, text) {
  const context = await browser.newContext({ viewport: SIZE })
  const { page, cdp } = await program(context, address, text, 'five')
  await page.waitForTimeout(1500)
  const before = await taskSeconds(cdp)
  await page.waitForTimeout(4000)
  console.log(`\n— the page at rest: ${round(((await taskSeconds(cdp)) - before) * 250)} ms a second`)
  await context.close()
}

async function loading(browser, address) {
  const times = []
  let shipped = 0
  for (let i = 0; i < ROUNDS; i++) {
    const context = await browser.newContext({ viewport: SIZE })
    const page = await context.newPage()
    const scripts = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body())
    })
    await page.goto(address)
    await page.waitForFunction(() => performance.getEntriesByName('edgewise:usable').length > 0)
    times.push(await page.evaluate(() => performance.getEntriesByName('edgewise:usable')[0].startTime))
    await page.waitForTimeout(300)
    shipped = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
    await context.close()
  }
  console.log(`\n— JavaScript to the first screen: ${round(shipped / 1000, 1)} kB gzipped`)
  console.log(`— time to a usable board: ${round(median(times), 0)} ms (median of ${ROUNDS} first visits)`)
}

/** Runs all of it with a browser found on this machine. */
export async function frames(executablePath, root) {
  const out = mkdtempSync(join(tmpdir(), 'edgewise-bench-'))
  await build({
    root: join(root, 'scripts/bench'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'scripts/bench/bare.html') },
    },
  })
  const server = await preview({ root, logLevel: 'warn', preview: { port: 4191, host: '127.0.0.1' } })
  const bareServer = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: out },
    preview: { port: 4192, host: '127.0.0.1' },
  })
  const browser = await chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const { scenes } = await import('./scenes.mjs')
    const crowds = scenes(root)
    const address = server.resolvedUrls.local[0]
    await drags(browser, address, bareServer.resolvedUrls.local[0], crowds)
    await rest(browser, address, crowds[0].text)
    await loading(browser, address)
  } finally {
    await browser.close()
    await server.close()
    await bareServer.close()
    rmSync(out, { recursive: true, force: true })
  }
}
