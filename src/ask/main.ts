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

const file = process.argv[2]
try {
  await converse(file === undefined ? process.stdin : createReadStream(file, 'utf8'))
} catch (error) {
  console.error(`The file ${file ?? ''} can't be read: ${error instanceof Error ? error.message : 'it is no text'}.`)
  process.exitCode = 1
}
