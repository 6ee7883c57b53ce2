import { LONGEST_TEXT } from './format.ts'
import { type Read, refused } from './refusal.ts'

const EXTENSION = '.edgewise.json'

/** A table's name as a file's: without what file systems forbid, never empty, with the ending of our files. */
export function fileName(name: string, extension = EXTENSION): string {
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is taken out
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 80)
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain)
  return `${plain === '' || reserved ? `table ${plain}`.trim() : plain}${extension}`
}

/** Hand a text to the user as a file under a name that `fileName` made. */
export function downloadText(name: string, text: string, page: Document = document): void {
  downloadBlob(name, new Blob([text], { type: 'application/json' }), page)
}

/** Hand any content to the user as a file. */
export function downloadBlob(name: string, content: Blob, page: Document = document): void {
  const address = URL.createObjectURL(content)
  const link = page.createElement('a')
  link.href = address
  link.download = name
  page.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click; a while later it surely has.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Ask the user for a file; null when none was chosen. */
export function chooseFile(page: Document = document): Promise<File | null> {
  const input = page.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  // Some browsers only open the dialogue of an input that is on the page.
  input.hidden = true
  page.body.append(input)
  return new Promise((resolve) => {
    const end = (file: File | null) => {
      input.remove()
      resolve(file)
    }
    input.addEventListener('change', () => end(input.files?.[0] ?? null))
    input.addEventListener('cancel', () => end(null))
    input.click()
  })
}

/** The text of a chosen file; one that is larger than any table is refused before it is read. */
export async function readFile(file: Blob): Promise<Read<string>> {
  if (file.size > LONGEST_TEXT) return refused('tooLarge', { got: file.size, most: LONGEST_TEXT })
  try {
    return { ok: true, value: await file.text() }
  } catch {
    return refused('notJson')
  }
}
