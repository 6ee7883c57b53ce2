// Finds a browser for the end-to-end journeys: one that is there, else Playwright's own, else the system's package manager.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { local, run } from './ready.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The full path of a Chromium that is installed on this machine, or null. */
function installed() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...places].find((file) => existsSync(file)) ?? null
}

/** The full path of the browser that Playwright downloaded before, or null. */
async function downloaded() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

/** A browser's path, got where it is missing; null with a sentence on standard error where none can be had. */
export async function browser() {
  const there = process.env.EDGEWISE_BROWSER ?? installed() ?? (await downloaded())
  if (there) return there

  console.error('No Chromium is installed; asking Playwright for its own…')
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  run(local('playwright'), ['install', 'chromium'], { env, timeout: 240_000, stdio: ['ignore', 'ignore', 'ignore'] })
  const own = await downloaded()
  if (own) return own

  // Only where nobody would be asked for a password: as root, or where a CI machine lets sudo pass without one.
  const root = process.getuid?.() === 0
  const sudo = !root && process.env.CI && run('sudo', ['-n', 'true'], { stdio: 'ignore' }) === 0
  if (process.platform === 'linux' && (root || sudo)) {
    console.error("Playwright's own could not be had; asking the system's package manager…")
    const apt = (...args) => {
      const words = ['apt-get', '-y', '-qq', ...args]
      return run(sudo ? 'sudo' : 'apt-get', sudo ? ['-n', ...words] : words.slice(1), {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    }
    apt('update')
    if (apt('install', 'chromium') !== 0) apt('install', 'chromium-browser')
    const system = installed()
    if (system) return system
  }
  console.error('No browser for the end-to-end journeys: install Chromium or Chrome, then run npm test again.')
  return null
}
