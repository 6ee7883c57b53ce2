import type { Wire } from '../wire.ts'

/** What wires of tests are tied to: each hears the others a moment later, as copies; a cut one neither hears nor is heard. */
export function fakeEther() {
  const ends = new Map<Wire, Set<(message: unknown) => void>>()
  const dead = new Set<Wire>()
  const sent: unknown[] = []
  return {
    sent,
    cut: (wire: Wire) => void dead.add(wire),
    mend: (wire: Wire) => void dead.delete(wire),
    wire(): Wire {
      const listeners = new Set<(message: unknown) => void>()
      const wire: Wire = {
        kind: 'broadcast',
        send(message) {
          if (dead.has(wire)) return
          sent.push(message)
          for (const [end, others] of ends) {
            if (end === wire || dead.has(end)) continue
            for (const listener of others) queueMicrotask(() => listener(structuredClone(message)))
          }
        },
        hear(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        close: () => void ends.delete(wire),
      }
      ends.set(wire, listeners)
      return wire
    },
  }
}
