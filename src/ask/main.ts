import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { answered } from './answered.ts'

/** Answers each line as it comes, so that a program may ask, wait and ask again. */
async function converse(input: NodeJS.ReadableStream): Promise<void> {
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const question = text.replace(/^\uFEFF/, '').trim()
    if (question === '') continue
    if (!process.stdout.write(`${answered(question)}\n`)) await once(process.stdout, 'drain')
  }
}

// Who listens may stop listening: that is no fault.
process.stdout.on('error', () => process.exit(0))

/** Answers what a file holds, or what comes in where none is named; says in one sentence when it can't be read. */
async function answer(file: string | undefined): Promise<void> {
  try {
    await converse(file === undefined ? process.stdin : createReadStream(file, 'utf8'))
  } catch (error) {
    const source = file === undefined ? 'The standard input' : `The file ${file}`
    console.error(`${source} can't be read: ${error instanceof Error ? error.message : 'it is no text'}.`)
    process.exitCode = 1
  }
}

const [file, ...more] = process.argv.slice(2)
if (more.length === 0) await answer(file)
else {
  console.error(`Expected one file of questions at most, got ${more.length + 1}: ask for each by itself.`)
  process.exitCode = 1
}
