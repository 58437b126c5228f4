import { type CrossPoint, type Point3, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'

/** Draws a rating plate on a round wall between two clock angles, with lines that suggest print. */
export function drawRatingPlate(
  scene: Scene,
  l: { at?: CrossPoint; x0: number; x1: number; r: number; from: number; to: number; lift?: number },
): void {
  const { at = { y: 0, z: 0 }, x0, x1, r, from, to } = l
  const on = (x: number, angle: number): Point3 => {
    const p = pointAtClockAngle(angle, r)
    return { x, y: at.y + p.y, z: at.z + p.z }
  }
  const middle = (from + to) / 2
  const n = pointAtClockAngle(middle, 1)
  if (n.y * scene.camera.near.y + n.z * scene.camera.near.z < 0.2 || Math.abs(scene.camera.along) < 0.01) return
  const plate = scene.linePath([on(x0, from), on(x0, middle), on(x0, to), on(x1, to), on(x1, middle), on(x1, from)])
  const print = [0.28, 0.5, 0.72]
    .map((share) =>
      scene.linePath([
        on(x0 + (x1 - x0) * 0.12, from + (to - from) * share),
        on(x1 - (x1 - x0) * (0.1 + share * 0.4), from + (to - from) * share),
      ]),
    )
    .join('')
  scene.addPiece(
    { x: (x0 + x1) / 2, ...at },
    `<path class="e f" style="fill:var(--z1)" d="${plate}Z"/><path class="e f" d="${print}" opacity=".5"/>`,
    l.lift ?? r * 0.2,
  )
}
