import type { Material } from '#drawings/materials.ts'
import { gearOutline } from '#drawings/outlines.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawTube } from '#drawings/solids.ts'

export interface PinionShape {
  at?: CrossPoint
  x0: number
  x1: number
  teeth: number
  /** Radius of the pinion at the tips of its teeth. */
  tip: number
  /** Radius of the shaft on which the pinion sits. */
  shaft: number
  material?: Material
  phase?: number
}

/** Returns the root radius of a gear with this number of teeth. A tooth is 2.25 modules deep; a little less is drawn. */
export const rootRadius = (tip: number, teeth: number): number => tip * (1 - 4.2 / (teeth + 2))

/** Draws a starter's pinion on its shaft, with its real number of teeth, chamfered at the front. */
export function drawPinion(scene: Scene, p: PinionShape): void {
  const { at = { y: 0, z: 0 }, material = 'steel', phase = 0 } = p
  const root = rootRadius(p.tip, p.teeth)
  const place = { x: (p.x0 + p.x1) / 2, ...at }
  scene.groupPieces(place, () => {
    drawPrism(scene, {
      outline: gearOutline(at, p.teeth, p.tip, root, phase),
      x0: p.x0,
      x1: p.x1,
      material,
      faceted: true,
      name: 'teeth',
      data: `data-teeth="${p.teeth}"`,
    })
    drawTube(scene, { at, x0: p.x0 - 1.5, x1: p.x0, r: Math.max(p.shaft * 1.3, root * 0.8), material: 'steel', fine: true, lift: 3 })
    drawTube(scene, { at, x0: p.x0 - 5, x1: p.x0, r: p.shaft, r1: p.shaft, material: 'zinc', lift: 6 })
    drawBore(scene, { at, x: p.x0 - 5, r: p.shaft * 0.3, fine: true, lift: 9 })
  })
}
