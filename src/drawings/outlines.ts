import { atClock, type CrossPoint } from './projection.ts'

/** A closed outline in a plane across the axis, clockwise as seen from the drive end. */
export type Outline = readonly CrossPoint[]

const fullTurn = Math.PI * 2

/** Returns the number of steps with which an arc looks smooth at picture size. */
const stepsOf = (radius: number, sweep: number): number =>
  Math.max(2, Math.ceil((sweep / fullTurn) * (9 + Math.sqrt(Math.abs(radius)) * 4.4)))

/** Returns the points of an arc about `centre` between two clock angles in degrees, clockwise. */
export function arc(centre: CrossPoint, radius: number, from: number, to: number): CrossPoint[] {
  const sweep = to - from
  const steps = stepsOf(radius, (Math.abs(sweep) / 360) * fullTurn)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const p = atClock(from + (sweep * i) / steps, radius)
    return { y: centre.y + p.y, z: centre.z + p.z }
  })
}

export const circle = (centre: CrossPoint, radius: number): Outline => arc(centre, radius, 0, 360).slice(0, -1)

const cross = (o: CrossPoint, a: CrossPoint, b: CrossPoint): number => (a.y - o.y) * (b.z - o.z) - (a.z - o.z) * (b.y - o.y)

/** Returns the convex hull of points, clockwise. */
function hull(points: readonly CrossPoint[]): Outline {
  const sorted = [...points].sort((a, b) => a.y - b.y || a.z - b.z)
  const half = (list: readonly CrossPoint[]): CrossPoint[] => {
    const kept: CrossPoint[] = []
    for (const p of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || cross(a, b, p) < 0) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** Returns the convex hull of several discs, used for flanges, ears and lever housings. */
export const hullAround = (discs: readonly { y: number; z: number; r: number }[]): Outline => hull(discs.flatMap((d) => circle(d, d.r)))

/** Returns a rectangle with rounded corners, clockwise from its upper left corner. */
export function rectangle(centre: CrossPoint, width: number, height: number, corner = 0): Outline {
  const [w, h] = [width / 2, height / 2]
  const r = Math.min(corner, w, h)
  const corners = [
    { y: -w + r, z: h - r, from: -90 },
    { y: w - r, z: h - r, from: 0 },
    { y: w - r, z: -h + r, from: 90 },
    { y: -w + r, z: -h + r, from: 180 },
  ]
  return corners.flatMap((c) => {
    const at = { y: centre.y + c.y, z: centre.z + c.z }
    return r > 0 ? arc(at, r, c.from, c.from + 90) : [at]
  })
}

/** Returns a sector of a ring between two clock angles in degrees. */
export const sector = (centre: CrossPoint, inner: number, outer: number, from: number, to: number): Outline => [
  ...arc(centre, outer, from, to),
  ...arc(centre, inner, to, from),
]

/**
 * Returns the outline of a spur gear, with `teeth` nearly involute teeth between root and tip radius. `phase` turns the gear by that
 * fraction of a pitch.
 */
export function gear(centre: CrossPoint, teeth: number, tip: number, root: number, phase = 0): Outline {
  const pitch = 360 / teeth
  const shape: readonly (readonly [number, number])[] = [
    [-0.31, 0],
    [-0.21, 0.5],
    [-0.115, 1],
    [0.115, 1],
    [0.21, 0.5],
    [0.31, 0],
  ]
  return Array.from({ length: teeth }, (_, i) => i).flatMap((i) =>
    shape.map(([share, rise]) => {
      const p = atClock((i + share + phase) * pitch, root + (tip - root) * rise)
      return { y: centre.y + p.y, z: centre.z + p.z }
    }),
  )
}

/** Returns the outline in the opposite direction, which cuts a hole in a face. */
export const reversed = (outline: Outline): Outline => [...outline].reverse()

/** Returns an outline rotated about the axis by clock degrees, then moved to `to`. */
export function rotatedOutline(outline: Outline, degrees: number, to: CrossPoint = { y: 0, z: 0 }): Outline {
  const a = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return outline.map((p) => ({ y: to.y + p.y * c + p.z * s, z: to.z + p.z * c - p.y * s }))
}
