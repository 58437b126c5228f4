import { curvedWallPaint, endFacePaint, type Material } from './materials.ts'
import { formatNumber, joinNumbers } from './pen.ts'
import { dotProduct, type Point3 } from './projection.ts'
import type { Scene } from './scene.ts'
import { type SvgPieceOptions, svgAttributesOf } from './solids.ts'

export interface RodShape extends SvgPieceOptions {
  from: Point3
  to: Point3
  r: number
  r1?: number
  material: Material
  sortPosition?: Point3
}

/** Draws a cylinder or cone in any direction: studs, bolts, ends of leads, legs. */
export function drawRod(scene: Scene, rodOf: RodShape): void {
  const { material } = rodOf
  const mid = { x: (rodOf.from.x + rodOf.to.x) / 2, y: (rodOf.from.y + rodOf.to.y) / 2, z: (rodOf.from.z + rodOf.to.z) / 2 }
  const way = { x: rodOf.to.x - rodOf.from.x, y: rodOf.to.y - rodOf.from.y, z: rodOf.to.z - rodOf.from.z }
  const length = Math.hypot(way.x, way.y, way.z)
  if (length < 1e-6) return
  const toEye = dotProduct(way, scene.camera.viewerDirection) / length
  const [front, back] = toEye > 0 ? [rodOf.to, rodOf.from] : [rodOf.from, rodOf.to]
  const [r0, r1] = toEye > 0 ? [rodOf.r1 ?? rodOf.r, rodOf.r] : [rodOf.r, rodOf.r1 ?? rodOf.r]
  const [p0, p1] = [scene.toPaperPoint(front), scene.toPaperPoint(back)]
  const s = scene.scale
  const k = Math.min(1, Math.abs(toEye))
  // The piece is drawn horizontally and then rotated. Its lit side must face the upper left.
  const angle = Math.atan2(p1.v - p0.v, p1.u - p0.u)
  const tilt = (scene.camera.tiltDegrees * Math.PI) / 180
  const lit = Math.sin(angle - tilt) * -0.6 + Math.cos(angle - tilt) * 0.8 >= 0
  const run = Math.hypot(p1.u - p0.u, p1.v - p0.v) * (lit ? 1 : -1)
  const degrees = (angle * 180) / Math.PI + (lit ? 0 : 180)
  const side = lit ? 0 : 1
  const [a0, b0, a1, b1] = [r0 * s * k, r0 * s, r1 * s * k, r1 * s]
  for (const [p, b] of [
    [p0, b0],
    [p1, b1],
  ] as const) {
    scene.includePointInBounds(p.u - b * 0.9, p.v - b * 0.9)
    scene.includePointInBounds(p.u + b * 0.9, p.v + b * 0.9)
  }
  const wall = `M${joinNumbers(0, -b0)}A${joinNumbers(a0, b0, 0, 0, side, 0, b0)}L${joinNumbers(run, b1)}A${joinNumbers(a1, b1, 0, 0, side, run, -b1)}Z`
  const end = `M${joinNumbers(0, -b0)}A${joinNumbers(a0, b0, 0, 1, 1, 0, b0)}A${joinNumbers(a0, b0, 0, 1, 1, 0, -b0)}Z`
  const where = `transform="translate(${formatNumber(p0.u)} ${formatNumber(p0.v)})rotate(${formatNumber(degrees)})"`
  scene.addPiece(
    rodOf.sortPosition ?? mid,
    `<g ${where}${svgAttributesOf(rodOf)}><path fill="${curvedWallPaint(material)}" d="${wall}"/>${k > 0.05 ? `<path fill="${endFacePaint(material)}" d="${end}"/>` : ''}</g>`,
    rodOf.drawOrderOffsetMm ?? 0,
  )
}
