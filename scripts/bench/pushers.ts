// Other ways to make room, to hold the least disruption against: each gives the places of all bases afterwards.
import type { Landing } from '../../src/disruption/landing.ts'
import type { Point } from '../../src/geometry/point.ts'

/** The places of all other bases, in their order; null where the way finds none. */
export type Pusher = (landing: Landing) => readonly Point[] | null

interface Node {
  x: number
  y: number
  fx?: number
  fy?: number
  readonly radius: number
}

/** What is used of d3-force. */
interface Force {
  forceSimulation(nodes: Node[]): { force(name: string, force: unknown): unknown; stop(): unknown; tick(): unknown }
  forceCollide(radius: (node: Node) => number): { strength(n: number): { iterations(n: number): unknown } }
}

/** The deepest overlap there is. */
function deepest({ mover, others }: Landing, places: readonly Point[]): number {
  let depth = 0
  others.forEach(({ disc }, i) => {
    const p = places[i] ?? disc.centre
    depth = Math.max(depth, mover.radius + disc.radius - Math.hypot(p.x - mover.centre.x, p.y - mover.centre.y))
    for (let j = 0; j < i; j++) {
      const q = places[j] ?? disc.centre
      depth = Math.max(depth, disc.radius + (others[j]?.disc.radius ?? 0) - Math.hypot(p.x - q.x, p.y - q.y))
    }
  })
  return depth
}

/** Back onto the table, where there is one. */
function clamped({ table }: Landing, node: Node): void {
  if (!table) return
  node.x = Math.max(node.radius, Math.min(table.width - node.radius, node.x))
  node.y = Math.max(node.radius, Math.min(table.height - node.radius, node.y))
}

/** d3-force's collision: the mover is fixed, all others are free; null where the package isn't there. */
export async function d3Pusher(): Promise<Pusher | null> {
  const name = 'd3-force'
  const d3: Force | null = await import(name).catch(() => null)
  if (!d3) return null
  return (landing) => {
    const { mover, others } = landing
    const fixed: Node = { ...mover.centre, fx: mover.centre.x, fy: mover.centre.y, radius: mover.radius }
    const free: Node[] = others.map(({ disc }) => ({ ...disc.centre, radius: disc.radius }))
    const simulation = d3.forceSimulation([fixed, ...free])
    simulation.force(
      'collide',
      d3
        .forceCollide(({ radius }) => radius)
        .strength(1)
        .iterations(4),
    )
    simulation.stop()
    for (let tick = 0; tick < 1500 && deepest(landing, free) > 1e-3; tick++) {
      simulation.tick()
      for (const node of free) clamped(landing, node)
    }
    return free.map(({ x, y }) => ({ x, y }))
  }
}

interface MatterBody {
  readonly position: Point
}

/** What is used of matter-js. */
interface Matter {
  Engine: { create(options: object): { readonly world: unknown }; update(engine: unknown, ms: number): void }
  Bodies: {
    circle(x: number, y: number, radius: number, options: object, sides: number): MatterBody
    rectangle(x: number, y: number, width: number, height: number, options: object): MatterBody
    fromVertices(x: number, y: number, corners: readonly (readonly Point[])[], options: object): MatterBody
  }
  Vertices: { centre(corners: readonly Point[]): Point }
  Composite: { add(world: unknown, bodies: readonly unknown[]): void }
}

const SCALE = 100

/** matter-js: the mover and the walls are static, all others are free; null where the package isn't there. */
export async function matterPusher(): Promise<Pusher | null> {
  const name = 'matter-js'
  const found: { readonly default: Matter } | null = await import(name).catch(() => null)
  if (!found) return null
  const { Engine, Bodies, Composite, Vertices } = found.default
  return (landing) => {
    const { mover, others, table, obstacles } = landing
    const engine = Engine.create({ gravity: { x: 0, y: 0 }, positionIterations: 20 })
    const still = { isStatic: true }
    const circle = ({ x, y }: Point, radius: number, options: object) =>
      Bodies.circle(x * SCALE, y * SCALE, radius * SCALE, { friction: 0, restitution: 0, ...options }, 48)
    const free = others.map(({ disc }) => circle(disc.centre, disc.radius, {}))
    const walls = obstacles.flatMap((solid) => {
      if (solid.kind === 'disc') return [circle(solid.disc.centre, solid.disc.radius, still)]
      const corners = solid.corners.map(({ x, y }) => ({ x: x * SCALE, y: y * SCALE }))
      const { x, y } = Vertices.centre(corners)
      return [Bodies.fromVertices(x, y, [corners], still)]
    })
    if (table) {
      const [w, h, thick] = [table.width * SCALE, table.height * SCALE, 1000]
      walls.push(
        Bodies.rectangle(w / 2, -thick / 2, w + 2 * thick, thick, still),
        Bodies.rectangle(w / 2, h + thick / 2, w + 2 * thick, thick, still),
        Bodies.rectangle(-thick / 2, h / 2, thick, h, still),
        Bodies.rectangle(w + thick / 2, h / 2, thick, h, still),
      )
    }
    Composite.add(engine.world, [circle(mover.centre, mover.radius, still), ...free, ...walls])
    const places = () => free.map(({ position }) => ({ x: position.x / SCALE, y: position.y / SCALE }))
    for (let step = 0; step < 600 && deepest(landing, places()) > 0.01; step++) Engine.update(engine, 1000 / 60)
    return places()
  }
}
