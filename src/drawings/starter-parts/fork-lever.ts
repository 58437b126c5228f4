import type { Material } from '#drawings/materials.ts'
import { crosswiseMeasure, type DimensionMeasure, measureIfKnown } from '#drawings/measure.ts'
import { type ClosedOutline, convexHullOfDiscs } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawTube } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeForkLeverShape(values: DrawingValues) {
  const length = values.drawableMeasure('lengthMm', 85, 25, 250)
  return { length, width: values.drawableMeasure('widthMm', length * 0.32, length * 0.12, length * 0.8) }
}

/** Draws a fork lever: two prongs with shoes at the bottom, pivot in the middle, and an eye for the plunger at the top. */
function drawForkLeverModel(scene: Scene, values: DrawingValues): void {
  const { length, width } = computeForkLeverShape(values)
  const material: Material = /plastic|nylon|fibre|fiber|pa\d/.test(values.lowercaseText('material')) ? 'plastic' : 'zinc'
  const [top, pivot, low] = [length * 0.5, length * 0.06, -length * 0.5]
  const t = length * 0.09
  const arm = (y: number): ClosedOutline =>
    convexHullOfDiscs([
      { y: y * 0.5, z: pivot, r: length * 0.07 },
      { y, z: low + length * 0.16, r: length * 0.045 },
    ])
  const half = width / 2
  for (const side of [-1, 1]) {
    const y = side * (half - length * 0.045)
    scene.groupPieces({ x: 0, y, z: low }, () => {
      drawPrism(scene, { outline: arm(y), x0: 0, x1: t, material })
      drawPrism(scene, {
        outline: convexHullOfDiscs([
          { y, z: low + length * 0.15, r: length * 0.045 },
          { y, z: low + length * 0.05, r: length * 0.045 },
        ]),
        x0: -t * 0.5,
        x1: t * 1.5,
        material,
      })
      drawTube(scene, {
        centre: { y: y - side * length * 0.02, z: low + length * 0.09 },
        x0: -t * 0.5 - length * 0.02,
        x1: -t * 0.5,
        r: length * 0.03,
        material: 'brass',
        isFineDetail: true,
        drawOrderOffsetMm: 10,
      })
    })
  }
  scene.groupPieces(
    { x: 0, y: 0, z: pivot },
    () => {
      drawPrism(scene, {
        outline: convexHullOfDiscs([
          { y: 0, z: pivot, r: length * 0.1 },
          { y: 0, z: top - length * 0.06, r: length * 0.06 },
        ]),
        x0: 0,
        x1: t,
        material,
      })
      drawTube(scene, { centre: { y: 0, z: pivot }, x0: -length * 0.05, x1: t + length * 0.05, r: length * 0.085, material })
      drawBore(scene, {
        centre: { y: 0, z: pivot },
        x: -length * 0.05,
        r: length * 0.045,
        depth: length * 0.12,
        drawOrderOffsetMm: length * 0.2,
      })
      drawBore(scene, { centre: { y: 0, z: top - length * 0.06 }, x: 0, r: length * 0.028, depth: t, drawOrderOffsetMm: length * 0.2 })
    },
    length * 0.3,
  )
}

function listForkLeverMeasures(values: DrawingValues): DimensionMeasure[] {
  const { length, width } = computeForkLeverShape(values)
  return [
    ...measureIfKnown(values, 'lengthMm', '', (label) => ({ kind: 'height', x: 0, z0: -length / 2, z1: length / 2, label })),
    ...measureIfKnown(values, 'widthMm', '', crosswiseMeasure(-width / 2, width / 2, -length / 2)),
  ]
}

export const forkLeverDrawing: PartDrawing = { drawModel: drawForkLeverModel, listMeasures: listForkLeverMeasures }
