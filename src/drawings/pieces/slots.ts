import { flatPaint, type Material, type Tone } from '#drawings/materials.ts'
import { arcPoints, type ClosedOutline } from '#drawings/outlines.ts'
import { joinNumbers } from '#drawings/pen.ts'
import { type CrossPoint, type Point3, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { isFaceVisible } from '#drawings/solids.ts'

const axisOrigin: CrossPoint = { y: 0, z: 0 }

/** Draws flat shapes on a face across the axis, as one path: vents, fins, marks. */
export function drawShapesOnFace(
  scene: Scene,
  x: number,
  shapes: readonly ClosedOutline[],
  paint: { material: Material; tone: Tone; name?: string; drawOrderOffsetMm?: number; centre?: CrossPoint; isOnRearFace?: boolean },
): void {
  if (!isFaceVisible(scene, paint)) return
  const d = shapes.map((shape) => `${scene.linePath(shape.map((p) => ({ x, ...p })))}Z`).join('')
  const name = paint.name ? ` class="${paint.name}"` : ''
  scene.addPiece(
    { x, ...(paint.centre ?? axisOrigin) },
    `<path${name} fill="${flatPaint(paint.material, paint.tone)}" d="${d}"/>`,
    paint.drawOrderOffsetMm ?? 0.05,
  )
}

/** Returns openings in a ring on a face. Each takes the fraction `share` of its pitch. */
export const ringSlotOutlines = (
  count: number,
  inner: number,
  outer: number,
  share: number,
  at: CrossPoint = axisOrigin,
  from = 0,
): ClosedOutline[] =>
  Array.from({ length: count }, (_, i) => {
    const pitch = 360 / count
    const [a, b] = [from + i * pitch - (pitch * share) / 2, from + i * pitch + (pitch * share) / 2]
    return [...arcPoints(at, outer, a, b), ...arcPoints(at, inner, b, a)]
  })

/** Draws openings or ribs in a wall round the axis. Only those that face the viewer are drawn. The radius may change from `x0` to `x1`. */
export function drawWallSlots(
  scene: Scene,
  w: {
    centre?: CrossPoint
    x0: number
    x1: number
    r0: number
    r1: number
    count: number
    pitchFraction: number
    material: Material
    tone: Tone
    name?: string
    drawOrderOffsetMm?: number
    startAngle?: number
  },
): void {
  const at = w.centre ?? axisOrigin
  const pitch = 360 / w.count
  const { viewerDirection } = scene.camera
  // The slope of the wall decides which of its openings are visible.
  const lean = (w.r1 - w.r0) / Math.max(0.001, Math.abs(w.x1 - w.x0))
  const parts: string[] = []
  for (let i = 0; i < w.count; i++) {
    const mid = (w.startAngle ?? 0) + i * pitch
    const n = pointAtClockAngle(mid, 1)
    if (n.y * viewerDirection.y + n.z * viewerDirection.z - lean * viewerDirection.x < 0.12) continue
    const half = (pitch * w.pitchFraction) / 2
    const on = (angle: number, x: number, r: number): Point3 => {
      const p = pointAtClockAngle(angle, r)
      return { x, y: at.y + p.y, z: at.z + p.z }
    }
    const wide = half > 6
    const edge = (x: number, r: number, way: number): Point3[] => [
      on(mid - half * way, x, r),
      ...(wide ? [on(mid, x, r)] : []),
      on(mid + half * way, x, r),
    ]
    parts.push(`${scene.linePath([...edge(w.x0, w.r0, 1), ...edge(w.x1, w.r1, -1)])}Z`)
  }
  if (parts.length === 0) return
  const name = w.name ? ` class="${w.name}"` : ''
  scene.addPiece(
    { x: (w.x0 + w.x1) / 2, ...at },
    `<path${name} fill="${flatPaint(w.material, w.tone)}" d="${parts.join('')}"/>`,
    w.drawOrderOffsetMm ?? 2,
  )
}

/** Draws fine lines round a wall, for laminations, threads and windings. */
export function drawWallLines(
  scene: Scene,
  l: { centre?: CrossPoint; x0: number; x1: number; r: number; count: number; drawOrderOffsetMm?: number; name?: string },
): void {
  const at = l.centre ?? axisOrigin
  const [a, b] = [l.r * scene.scale * scene.camera.circleWidthRatio, l.r * scene.scale]
  let d = ''
  for (let i = 1; i < l.count; i++) {
    const { u, v } = scene.toPaperPoint({ x: l.x0 + ((l.x1 - l.x0) * i) / l.count, ...at })
    d += `M${joinNumbers(u, v - b)}a${joinNumbers(a, b, 0, 0, 1, 0, 2 * b)}`
  }
  if (d && Math.abs(scene.camera.axisScale) > 0.01)
    scene.addPiece(
      { x: (l.x0 + l.x1) / 2, ...at },
      `<path class="e f${l.name ? ` ${l.name}` : ''}" opacity=".45" d="${d}"/>`,
      l.drawOrderOffsetMm ?? 1.5,
    )
}
