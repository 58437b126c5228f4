import { flatPaint, type Material } from '#drawings/materials.ts'
import { formatNumber, joinNumbers } from '#drawings/pen.ts'
import type { Point3 } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'

/** Draws a lead through points in space: a smooth curve with a highlight along it. */
export function drawCable(scene: Scene, points: readonly Point3[], radius: number, material: Material, place?: Point3, lift = 0): void {
  const spots = points.map((p) => scene.toPaperPoint(p))
  const [first] = spots
  const start = points[0]
  if (!first || !start) return
  const width = 2 * radius * scene.scale
  let d = `M${joinNumbers(first.u, first.v)}`
  for (let i = 0; i + 1 < spots.length; i++) {
    const [a, b] = [spots[i], spots[i + 1]]
    if (!a || !b) continue
    const [before, after] = [spots[i - 1] ?? a, spots[i + 2] ?? b]
    d += `C${joinNumbers(a.u + (b.u - before.u) / 6, a.v + (b.v - before.v) / 6, b.u - (after.u - a.u) / 6, b.v - (after.v - a.v) / 6, b.u, b.v)}`
  }
  for (const s of spots) {
    scene.includePointInBounds(s.u - width / 2, s.v - width / 2)
    scene.includePointInBounds(s.u + width / 2, s.v + width / 2)
  }
  const line = (paint: string, share: number, extra: number, move = ''): string =>
    `<path${move} d="${d}" fill="none" style="stroke:${paint};stroke-width:${formatNumber(width * share + extra)}px"/>`
  scene.addPiece(
    place ?? start,
    line('var(--l)', 1, 2.4) +
      line(flatPaint(material, 2), 1, 0) +
      line(
        flatPaint(material, 0),
        0.2,
        0,
        ` class="f" transform="translate(${formatNumber(-width * 0.12)} ${formatNumber(-width * 0.2)})"`,
      ),
    lift,
  )
}
