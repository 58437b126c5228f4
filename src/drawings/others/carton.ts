import { rectangleOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawShapesOnFace } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'

const [LONG, WIDE, HIGH] = [120, 96, 72]

/**
 * Draws a closed box with a label, for parts whose shape the shop does not know. It ignores the part's data, so that nobody takes the box
 * for the part itself.
 */
function drawCartonModel(scene: Scene): void {
  drawPrism(scene, { outline: rectangleOutline({ y: 0, z: 0 }, WIDE, HIGH, 0), x0: 0, x1: LONG, material: 'cast', drawOrderOffsetMm: -2 })
  drawShapesOnFace(scene, 0, [rectangleOutline({ y: 0, z: 0 }, WIDE * 0.14, HIGH, 0)], {
    material: 'cast',
    tone: 2,
    name: 'e f',
    drawOrderOffsetMm: WIDE,
  })
  drawShapesOnFace(scene, 0, [rectangleOutline({ y: WIDE * 0.29, z: -HIGH * 0.22 }, WIDE * 0.3, HIGH * 0.3, 1)], {
    material: 'cast',
    tone: 0,
    name: 'e f',
    drawOrderOffsetMm: WIDE * 2,
  })
}

export const cartonDrawing: PartDrawing = { drawModel: drawCartonModel, listMeasures: () => [] }
