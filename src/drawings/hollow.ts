import { curvedWallPaint, endFacePaint, insideWallPaint, type Material } from './materials.ts'
import { joinNumbers } from './pen.ts'
import type { Scene } from './scene.ts'
import { ellipseOverlapPath, svgAttributesOf, type TubeShape } from './solids.ts'

export interface HollowTube extends Omit<TubeShape, 'r1' | 'face'> {
  innerRadius: number
  /** The material of the inside wall; if absent, it is that of the outside. */
  lining?: Material
}

/** Draws a ring or sleeve with an open bore, through which the pieces behind it are visible. */
export function drawHollowTube(scene: Scene, h: HollowTube): void {
  const { centre = { y: 0, z: 0 }, material, lining = material } = h
  const [x0, x1] = scene.camera.isTurnedRound ? [Math.max(h.x0, h.x1), Math.min(h.x0, h.x1)] : [Math.min(h.x0, h.x1), Math.max(h.x0, h.x1)]
  const s = scene.scale
  const k = scene.camera.circleWidthRatio
  const [p, q] = [scene.toPaperPoint({ x: x0, ...centre }), scene.toPaperPoint({ x: x1, ...centre })]
  const [a, b] = [h.r * s * k, h.r * s]
  const [ia, ib] = [h.innerRadius * s * k, h.innerRadius * s]
  const shift = q.u - p.u
  scene.includeCircleInBounds(q.u, q.v, a, b)
  const wall = `M${joinNumbers(p.u, p.v - b)}a${joinNumbers(a, b, 0, 0, 0, 0, 2 * b)}h${joinNumbers(q.u - p.u)}a${joinNumbers(a, b, 0, 0, 0, 0, -2 * b)}Z`
  const through = k > 0.01 && shift < 1.98 * ia ? ellipseOverlapPath(p.u + shift / 2, p.v, ia, ib, shift) : ''
  const mouth = k > 0.01 ? scene.ringPath(centre, x0, h.innerRadius) : ''
  const face = scene.ringPath(centre, x0, h.r)
  let svg = ''
  if (Math.abs(scene.camera.axisScale) > 0.01) svg += `<path fill="${curvedWallPaint(material)}" d="${wall}${through}"/>`
  if (mouth) svg += `<path fill="${insideWallPaint(lining)}" d="${mouth}${through}"/>`
  if (k > 0.01) svg += `<path${svgAttributesOf(h)} fill="${endFacePaint(material)}" d="${face}${mouth}"/>`
  scene.addPiece({ x: (h.x0 + h.x1) / 2, ...centre }, svg, h.drawOrderOffsetMm ?? 0)
}
