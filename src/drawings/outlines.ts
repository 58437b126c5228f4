import { type CrossPoint, pointAtClockAngle } from './projection.ts'

/** A closed outline in a plane across the axis, clockwise as seen from the drive end. */
export type ClosedOutline = readonly CrossPoint[]

const FULL_TURN_RADIANS = Math.PI * 2

/** Returns the number of steps with which an arc looks smooth at picture size. */
const arcStepCount = (radius: number, sweep: number): number =>
  Math.max(2, Math.ceil((sweep / FULL_TURN_RADIANS) * (9 + Math.sqrt(Math.abs(radius)) * 4.4)))

/** Returns the points of an arc about `centre` between two clock angles in degrees, clockwise. */
export function arcPoints(centre: CrossPoint, radius: number, from: number, to: number): CrossPoint[] {
  const sweep = to - from
  const steps = arcStepCount(radius, (Math.abs(sweep) / 360) * FULL_TURN_RADIANS)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const p = pointAtClockAngle(from + (sweep * i) / steps, radius)
    return { y: centre.y + p.y, z: centre.z + p.z }
  })
}

export const circleOutline = (centre: CrossPoint, radius: number): ClosedOutline => arcPoints(centre, radius, 0, 360).slice(0, -1)

const crossProduct = (o: CrossPoint, a: CrossPoint, b: CrossPoint): number => (a.y - o.y) * (b.z - o.z) - (a.z - o.z) * (b.y - o.y)

/** Returns the convex hull of points, clockwise. */
function convexHull(points: readonly CrossPoint[]): ClosedOutline {
  const sorted = [...points].sort((a, b) => a.y - b.y || a.z - b.z)
  const half = (list: readonly CrossPoint[]): CrossPoint[] => {
    const kept: CrossPoint[] = []
    for (const p of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || crossProduct(a, b, p) < 0) break
        kept.pop()
      }
      kept.push(p)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}

/** Returns the convex hull of several discs, used for flanges, ears and lever housings. */
export const convexHullOfDiscs = (discs: readonly { y: number; z: number; r: number }[]): ClosedOutline =>
  convexHull(discs.flatMap((d) => circleOutline(d, d.r)))

/** Returns a rectangle with rounded corners, clockwise from its upper left corner. */
export function rectangleOutline(centre: CrossPoint, width: number, height: number, corner = 0): ClosedOutline {
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
    return r > 0 ? arcPoints(at, r, c.from, c.from + 90) : [at]
  })
}

/** Returns a sector of a ring between two clock angles in degrees. */
export const ringSectorOutline = (centre: CrossPoint, inner: number, outer: number, from: number, to: number): ClosedOutline => [
  ...arcPoints(centre, outer, from, to),
  ...arcPoints(centre, inner, to, from),
]

/**
 * Returns the outline of a spur gear, with `teeth` nearly involute teeth between root and tip radius. `phase` turns the gear by that
 * fraction of a pitch.
 */
export function gearOutline(centre: CrossPoint, teeth: number, tip: number, root: number, phase = 0): ClosedOutline {
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
      const p = pointAtClockAngle((i + share + phase) * pitch, root + (tip - root) * rise)
      return { y: centre.y + p.y, z: centre.z + p.z }
    }),
  )
}

/** Returns the outline in the opposite direction, which cuts a hole in a face. */
export const reverseOutline = (outline: ClosedOutline): ClosedOutline => [...outline].reverse()

/** Returns an outline rotated about the axis by clock degrees, then moved to `to`. */
export function rotateOutline(outline: ClosedOutline, degrees: number, to: CrossPoint = { y: 0, z: 0 }): ClosedOutline {
  const a = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  return outline.map((p) => ({ y: to.y + p.y * c + p.z * s, z: to.z + p.z * c - p.y * s }))
}
