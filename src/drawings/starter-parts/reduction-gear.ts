import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { gearOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawTube } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeReductionGearShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 46, 15, 120) / 2
  return {
    r,
    width: values.drawableMeasure('widthMm', r * 0.8, r * 0.2, r * 3),
    teeth: values.drawableCount('teeth', 28, 12, 60),
    bore: values.drawableMeasure('boreMm', r * 0.56, 4, r) / 2,
  }
}

/** Draws a gear wheel on a hub, with the bore for its rollers. */
function drawReductionGearModel(scene: Scene, values: DrawingValues): void {
  const { r, width, teeth, bore: hole } = computeReductionGearShape(values)
  const hub = hole + (r - hole) * 0.34
  drawTube(scene, { x0: width * 0.82, x1: width, r: hub, material: 'steel' })
  drawPrism(scene, {
    outline: gearOutline(axisOrigin, teeth, r, r * 0.88),
    x0: width * 0.18,
    x1: width * 0.82,
    material: 'steel',
    isFaceted: true,
    name: 'reduction',
  })
  drawTube(scene, { x0: 0, x1: width * 0.18, r: hub, material: 'steel' })
  drawBore(scene, { x: 0, r: hole, drawOrderOffsetMm: width, depth: width * 0.5 })
}

function listReductionGearMeasures(values: DrawingValues): DimensionMeasure[] {
  const { r, width } = computeReductionGearShape(values)
  const teeth = values.formattedNumberOf('teeth')
  return [
    ...measureIfKnown(values, 'widthMm', '', lengthMeasure(0, width)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-r, r, 0)),
    ...(teeth ? [noteMeasure(pointAtClockAngle(-35, r * 0.92))(`${teeth} T`)] : []),
  ]
}

export const reductionGearDrawing: PartDrawing = { drawModel: drawReductionGearModel, listMeasures: listReductionGearMeasures }
