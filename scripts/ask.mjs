// Answers questions as JSON Lines: from standard input, or from a file named as argument. See src/ask.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
if (!existsSync(resolve(root, 'node_modules'))) {
  const { ready } = await import('./ready.mjs')
  await ready({ quiet: true })
}

// npm changes into the project's folder; a file is meant from where the user stands.
const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? process.cwd(), file))
const program = spawn(process.execPath, ['--import', 'tsx', resolve(root, 'src/ask/main.ts'), ...files], {
  cwd: root,
  stdio: 'inherit',
})
program.on('exit', (code) => process.exit(code ?? 1))
