// npm test: installs what is missing, then format and lint, types, unused code, unit tests and end-to-end journeys.
// Its last line is `N passed, N failed`; it ends with 1 when anything failed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { local, ready, run } from './ready.mjs'

ready()
const scratch = mkdtempSync(join(tmpdir(), 'edgewise-'))
let passed = 0
let failed = 0

/** Counts a check that is all or nothing. */
function check(name, command, args) {
  console.log(`\n— ${name}`)
  if (run(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }) === 0) passed += 1
  else {
    failed += 1
    console.log(`${name} failed`)
  }
}

/** Reads a runner's JSON report and adds its counts; a runner that failed or ran nothing counts as one failure. */
function tally(name, file, status, counts) {
  try {
    const [good, bad] = counts(JSON.parse(readFileSync(file, 'utf8')))
    passed += good
    failed += bad
    if (good + bad === 0 || (status !== 0 && bad === 0)) throw new Error(`${name} ended with ${status}`)
  } catch (error) {
    failed += 1
    console.log(`${name} failed: ${error.message}`)
  }
}

check('format and lint', local('biome'), ['ci', '.'])
check('types', local('tsc'), [])
check('unused code', local('knip'), [])

console.log('\n— unit tests')
const units = join(scratch, 'units.json')
const unitStatus = run(local('vitest'), ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${units}`], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
tally('unit tests', units, unitStatus, (report) => [report.numPassedTests, report.numFailedTests])

console.log('\n— end-to-end journeys')
const found = await browser()
if (!found) failed += 1
else {
  check('build', local('vite'), ['build', '--logLevel', 'warn'])
  const journeys = join(scratch, 'journeys.json')
  const status = run(local('playwright'), ['test', '--reporter=list,json'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, EDGEWISE_BROWSER: found, PLAYWRIGHT_JSON_OUTPUT_NAME: journeys },
  })
  tally('journeys', journeys, status, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected + stats.skipped])
}

rmSync(scratch, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
