import type { Material } from '#drawings/materials.ts'
import { gearOutline } from '#drawings/outlines.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawTube } from '#drawings/solids.ts'

export interface PinionShape {
  centre?: CrossPoint
  x0: number
  x1: number
  teeth: number
  /** Radius of the pinion at the tips of its teeth. */
  tipRadius: number
  /** Radius of the shaft on which the pinion sits. */
  shaftRadius: number
  material?: Material
  toothPitchOffset?: number
}

/** Returns the root radius of a gear with this number of teeth. A tooth is 2.25 modules deep; a little less is drawn. */
export const rootRadius = (tip: number, teeth: number): number => tip * (1 - 4.2 / (teeth + 2))

/** Draws a starter's pinion on its shaft, with its real number of teeth, chamfered at the front. */
export function drawPinion(scene: Scene, p: PinionShape): void {
  const { centre = { y: 0, z: 0 }, material = 'steel', toothPitchOffset = 0 } = p
  const root = rootRadius(p.tipRadius, p.teeth)
  const place = { x: (p.x0 + p.x1) / 2, ...centre }
  scene.groupPieces(place, () => {
    drawPrism(scene, {
      outline: gearOutline(centre, p.teeth, p.tipRadius, root, toothPitchOffset),
      x0: p.x0,
      x1: p.x1,
      material,
      isFaceted: true,
      name: 'teeth',
      dataAttributes: `data-teeth="${p.teeth}"`,
    })
    drawTube(scene, {
      centre,
      x0: p.x0 - 1.5,
      x1: p.x0,
      r: Math.max(p.shaftRadius * 1.3, root * 0.8),
      material: 'steel',
      isFineDetail: true,
      drawOrderOffsetMm: 3,
    })
    drawTube(scene, { centre, x0: p.x0 - 5, x1: p.x0, r: p.shaftRadius, r1: p.shaftRadius, material: 'zinc', drawOrderOffsetMm: 6 })
    drawBore(scene, { centre, x: p.x0 - 5, r: p.shaftRadius * 0.3, isFineDetail: true, drawOrderOffsetMm: 9 })
  })
}
