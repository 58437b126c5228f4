import { type CrossPoint, type Point3, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'

/** Draws a rating plate on a round wall between two clock angles, with lines that suggest print. */
export function drawRatingPlate(
  scene: Scene,
  l: { centre?: CrossPoint; x0: number; x1: number; r: number; startAngle: number; endAngle: number; drawOrderOffsetMm?: number },
): void {
  const { centre = { y: 0, z: 0 }, x0, x1, r, startAngle, endAngle } = l
  const on = (x: number, angle: number): Point3 => {
    const p = pointAtClockAngle(angle, r)
    return { x, y: centre.y + p.y, z: centre.z + p.z }
  }
  const middle = (startAngle + endAngle) / 2
  const n = pointAtClockAngle(middle, 1)
  if (n.y * scene.camera.viewerDirection.y + n.z * scene.camera.viewerDirection.z < 0.2 || Math.abs(scene.camera.axisScale) < 0.01) return
  const plate = scene.linePath([on(x0, startAngle), on(x0, middle), on(x0, endAngle), on(x1, endAngle), on(x1, middle), on(x1, startAngle)])
  const print = [0.28, 0.5, 0.72]
    .map((share) =>
      scene.linePath([
        on(x0 + (x1 - x0) * 0.12, startAngle + (endAngle - startAngle) * share),
        on(x1 - (x1 - x0) * (0.1 + share * 0.4), startAngle + (endAngle - startAngle) * share),
      ]),
    )
    .join('')
  scene.addPiece(
    { x: (x0 + x1) / 2, ...centre },
    `<path class="e f" style="fill:var(--z1)" d="${plate}Z"/><path class="e f" d="${print}" opacity=".5"/>`,
    l.drawOrderOffsetMm ?? r * 0.2,
  )
}
