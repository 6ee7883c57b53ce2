// npm run picture: makes the README's picture anew from the running program.
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { local, ready, root, run, stop } from './ready.mjs'

ready()
const found = await browser()
if (!found) stop('No browser: the picture was not made.')
if (run(local('vite'), ['build', '--logLevel', 'warn']) !== 0) stop('The build failed: the picture was not made.')

const { chromium } = await import('@playwright/test')
const { preview } = await import('vite')
const server = await preview({ root, logLevel: 'warn', preview: { port: 4193, host: '127.0.0.1' } })
const shown = await chromium.launch({
  executablePath: found,
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await shown.newPage({ viewport: { width: 1024, height: 768 }, colorScheme: 'dark', locale: 'en-GB' })
  await page.goto(server.resolvedUrls.local[0])
  await page.getByRole('button', { name: 'No hints' }).click()
  await page.getByRole('button', { name: 'Why' }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: join(root, 'public/edgewise.png') })
  console.log('public/edgewise.png is made.')
} finally {
  await shown.close()
  await server.close()
}
