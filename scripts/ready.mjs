// Makes sure that what the program needs is there, and says in one plain sentence what is missing where it can't be had.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Ends the program with one plain sentence. */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Runs a command of the project in the foreground and gives its exit status; npm is found on Windows too. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  return result.status ?? 1
}

/** The path of a program that came with the packages. */
export const local = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

function nodeIsNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** Whether the installed packages are those of the lockfile: npm leaves a copy of it among them. */
function packagesAreThere() {
  const kept = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(kept)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const there = JSON.parse(readFileSync(kept, 'utf8')).packages
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.optional) return true
    return there[place]?.version === entry.version
  })
}

/** Checks Node and installs the packages of the lockfile where they are missing. `quiet` keeps standard output free. */
export function ready({ quiet = false } = {}) {
  if (!nodeIsNewEnough()) stop(`Edgewise needs Node 20.19 or newer; this is ${process.versions.node}.`)
  if (packagesAreThere()) return
  console.error('Installing the packages (once)…')
  const status = run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: quiet ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) stop('The packages could not be installed: npm did not finish. Is there a network?')
}
