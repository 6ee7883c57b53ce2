// The crowded tables as files, made by the program's own code.
import { spawnSync } from 'node:child_process'
import { local } from '../ready.mjs'

/** Table files of 200 and of 1,000 models. */
export function scenes(root) {
  return [200, 1000].map((models) => {
    const made = spawnSync(local('tsx'), ['scripts/bench/write-scene.ts', String(models)], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      shell: process.platform === 'win32',
    })
    return { models, text: made.stdout }
  })
}
