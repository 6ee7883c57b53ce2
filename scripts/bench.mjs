// npm run bench: prints medians and never fails a build. `npm run bench -- core` or `-- browser` runs one half.
import { local, ready, root, run } from './ready.mjs'

ready()
const only = process.argv[2]
if (only !== 'browser') {
  console.log('— the core, 200 models (medians)')
  run(local('tsx'), ['scripts/bench/core.ts'])
  console.log('\n— making room, beside programs that push')
  run(local('tsx'), ['scripts/bench/disruption.ts'])
}
if (only !== 'core') {
  const { browser } = await import('./browser.mjs')
  const found = await browser()
  if (!found) console.log('No browser: the frames were not measured.')
  else {
    if (run(local('vite'), ['build', '--logLevel', 'warn']) !== 0) console.log('The build failed: nothing to measure.')
    else await (await import('./bench/frames.mjs')).frames(found, root)
  }
}
