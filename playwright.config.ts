import { defineConfig } from '@playwright/test'

/**
 * Chromium is started from `EDGEWISE_BROWSER` where the test script found one on the machine; otherwise Playwright's own
 * is used. The flags keep a headless browser from knocking at the network for its own purposes.
 */
const executablePath = process.env.EDGEWISE_BROWSER
const port = Number(process.env.EDGEWISE_PORT ?? 4173)
const address = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort --host 127.0.0.1`,
    url: address,
    reuseExistingServer: false,
  },
  projects: [
    { name: 'mouse', testMatch: /\.mouse\.spec\.ts$/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'touch',
      testMatch: /\.touch\.spec\.ts$/,
      use: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
