import { crosswiseMeasure, type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { gearOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawWallLines, drawWallSlots } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeArmatureShape(values: DrawingValues) {
  const length = values.drawableMeasure('lengthMm', 190, 80, 450)
  const r = values.drawableMeasure('odMm', length * 0.3, length * 0.16, length * 0.6) / 2
  const commutator = values.drawableMeasure('commutatorOdMm', r * 1.25, r * 0.6, r * 2.1) / 2
  return {
    length,
    r,
    commutator,
    bars: values.drawableCount('bars', 25, 8, 60),
    splines: values.drawableCount('splines', 10, 3, 30),
    x: {
      splines: length * 0.05,
      shoulder: length * 0.24,
      stack: length * 0.34,
      stackEnd: length * 0.68,
      commutator: length * 0.79,
      end: length * 0.94,
    },
  }
}

function drawArmatureModel(scene: Scene, values: DrawingValues): void {
  const { length, r, commutator, bars, splines, x } = computeArmatureShape(values)
  const shaft = r * 0.24
  drawTurnedSolid(scene, 'steel', [x.end, shaft * 0.8, length, shaft * 0.8])
  scene.groupPieces({ x: (x.commutator + x.end) / 2, ...axisOrigin }, () => {
    drawTube(scene, { x0: x.commutator, x1: x.end, r: commutator, material: 'copper' })
    drawWallSlots(scene, {
      x0: x.commutator + 1,
      x1: x.end - 0.5,
      r0: commutator,
      r1: commutator,
      count: bars,
      pitchFraction: 0.14,
      material: 'copper',
      tone: 3,
      name: 'n',
    })
    drawTube(scene, { x0: x.commutator - length * 0.016, x1: x.commutator, r: commutator * 1.08, material: 'copper' })
  })
  drawWinding(scene, {
    x0: x.stackEnd,
    x1: x.commutator - length * 0.016,
    startRadius: r * 0.92,
    endRadius: commutator * 0.96,
    count: bars,
  })
  scene.groupPieces({ x: (x.stack + x.stackEnd) / 2, ...axisOrigin }, () => {
    drawTube(scene, { x0: x.stack, x1: x.stackEnd, r, material: 'steel' })
    drawWallSlots(scene, {
      x0: x.stack,
      x1: x.stackEnd,
      r0: r,
      r1: r,
      count: bars,
      pitchFraction: 0.22,
      material: 'dark',
      tone: 1,
      name: 'n',
    })
    drawWallLines(scene, { x0: x.stack, x1: x.stackEnd, r, count: 10, drawOrderOffsetMm: 0.2 })
  })
  drawWinding(scene, { x0: x.stack - length * 0.055, x1: x.stack, startRadius: r * 0.72, endRadius: r * 0.92, count: bars })
  drawTurnedSolid(scene, 'bakelite', [x.stack - length * 0.07, r * 0.42, x.stack - length * 0.055, r * 0.5])
  drawTurnedSolid(scene, 'steel', [x.shoulder, shaft, x.stack - length * 0.07, shaft * 1.1])
  scene.groupPieces({ x: x.splines, ...axisOrigin }, () => {
    drawPrism(scene, {
      outline: gearOutline(axisOrigin, splines, shaft, shaft * 0.78),
      x0: x.splines,
      x1: x.shoulder,
      material: 'steel',
      isFaceted: true,
      name: 'splines',
      dataAttributes: `data-teeth="${splines}"`,
    })
    drawTurnedSolid(scene, 'steel', [0, shaft * 0.5, length * 0.006, shaft * 0.58, x.splines, shaft * 0.6], {
      drawOrderOffsetMm: x.splines,
    })
  })
}

/** Draws winding heads: copper hairpins that slant from the slots to the commutator. */
function drawWinding(scene: Scene, w: { x0: number; x1: number; startRadius: number; endRadius: number; count: number }): void {
  scene.groupPieces({ x: (w.x0 + w.x1) / 2, ...axisOrigin }, () => {
    drawTube(scene, { x0: w.x0, x1: w.x1, r: w.startRadius, r1: w.endRadius, material: 'copper' })
    drawWallSlots(scene, {
      x0: w.x0 + 0.5,
      x1: w.x1 - 0.5,
      r0: w.startRadius,
      r1: w.endRadius,
      count: w.count,
      pitchFraction: 0.3,
      material: 'copper',
      tone: 3,
      name: 'n f',
    })
  })
}

function listArmatureMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeArmatureShape(values)
  const [bars, splines] = [values.formattedNumberOf('bars'), values.formattedNumberOf('splines')]
  const shaft = s.r * 0.24
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'commutatorOdMm', 'Ø ', diameterMeasure(s.x.end, s.commutator, true)),
    ...(bars ? [noteMeasure(pointAtClockAngle(-30, s.r * 0.96))(`${bars} ×`)] : []),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...(splines ? [noteMeasure({ y: shaft * 0.6, z: shaft * 0.7 })(`z ${splines}`)] : []),
  ]
}

export const armatureDrawing: PartDrawing = { drawModel: drawArmatureModel, listMeasures: listArmatureMeasures, hasEndViews: true }
