import type { SightScene } from '../rules/sight/scene.ts'

/** Answers that were given once about a scene, by a key of their own; forgotten with the scene. */
export function sights<Answer>(): (scene: SightScene, key: readonly string[], work: () => Answer) => Answer {
  const scenes = new WeakMap<SightScene, Map<string, { readonly answer: Answer }>>()
  return (scene, parts, work) => {
    const known = scenes.get(scene) ?? new Map<string, { readonly answer: Answer }>()
    scenes.set(scene, known)
    const key = JSON.stringify(parts)
    const before = known.get(key)
    if (before) return before.answer
    const answer = work()
    known.set(key, { answer })
    return answer
  }
}
