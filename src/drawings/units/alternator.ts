import { type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawPulleyBody } from '#drawings/pieces/pulley.ts'
import { drawWallLines } from '#drawings/pieces/slots.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'
import { drawFrontFrame, drawMountingEar, drawOuterFan } from './alternator-front.ts'
import { drawRearEnd, drawRearFrame } from './alternator-rear.ts'
import { type AlternatorShape, computeAlternatorShape } from './alternator-shape.ts'

const axisOrigin = { y: 0, z: 0 }

/** Draws the through-bolts across the stator, between the two frames. */
function drawThroughBolts(scene: Scene, s: AlternatorShape): void {
  for (const angle of [55, 145, 235, 325]) {
    const at = pointAtClockAngle(angle, s.bodyRadius + 2)
    const place = { x: s.x.stator, ...at }
    if (scene.isFacingAway(at)) continue
    scene.groupPieces(place, () => {
      for (const [x0, x1] of [
        [s.x.rear - 2, s.x.rear + 9],
        [s.x.stator - 9, s.x.stator + 2],
      ] as const)
        drawTube(scene, { centre: at, x0, x1, r: 6, material: 'cast' })
      drawTube(scene, { centre: at, x0: s.x.stator, x1: s.x.rear, r: 3, material: 'zinc', hasEndFace: false })
    })
  }
}

function drawAlternatorModel(scene: Scene, values: DrawingValues): void {
  const s = computeAlternatorShape(values)
  const { x, bodyRadius } = s
  scene.groupPieces({ x: s.length + bodyRadius * 2, ...axisOrigin }, () => drawRearEnd(scene, s))
  scene.groupPieces({ x: x.rearEnd, ...axisOrigin }, () =>
    drawRearFrame(scene, { x0: x.rear, x1: x.rearEnd, r: bodyRadius, ventCount: 22 }),
  )
  scene.groupPieces({ x: (x.stator + x.rear) / 2, ...axisOrigin }, () => {
    drawTurnedSolid(scene, 'steel', [x.stator, bodyRadius, x.rear, bodyRadius])
    drawWallLines(scene, { x0: x.stator, x1: x.rear, r: bodyRadius, count: 9 })
  })
  scene.groupPieces({ x: x.front, ...axisOrigin }, () =>
    drawFrontFrame(scene, { x0: x.front, x1: x.stator, r: bodyRadius, hubRadius: bodyRadius * 0.36, ventCount: 20 }),
  )
  drawThroughBolts(scene, s)
  for (const ear of s.ears) drawMountingEar(scene, ear, bodyRadius)
  scene.groupPieces({ x: -bodyRadius * 2, ...axisOrigin }, () => {
    drawTube(scene, { x0: x.fan, x1: x.front, r: 9, material: 'steel' })
    if (s.hasExternalFan) drawOuterFan(scene, x.fan, x.front - 2, bodyRadius * 0.86, 11)
    if (s.pulley.kind !== 'none')
      drawPulleyBody(scene, { x0: 9, r: s.pulley.r, kind: s.pulley.kind, grooves: s.pulley.grooves, boreDiameter: 17, hasNut: true })
    else drawTurnedSolid(scene, 'steel', [0, 7, x.fan, 8.5])
  })
}

function listAlternatorMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeAlternatorShape(values)
  const [ear] = s.ears
  const pin = values.formattedNumberOf('grooves')
  const feet = s.ears.filter((e) => e.holeCentre.z < 0)
  const [first, last] = [feet[0], feet.at(-1)]
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...(first && last ? measureIfKnown(values, 'footMm', '', lengthMeasure(first.x0, last.x1)) : []),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameterMeasure(s.x.rear, s.bodyRadius, true)),
    ...(s.pulley.kind === 'none' ? [] : measureIfKnown(values, 'pulleyOdMm', 'Ø ', diameterMeasure(9, s.pulley.r))),
    ...(pin && s.pulley.kind !== 'none'
      ? [noteMeasure({ y: -s.pulley.r * 0.6, z: s.pulley.r * 0.6 })(s.pulley.kind === 'v' ? `${pin} × V` : `PV${pin}`)]
      : []),
    ...(ear ? measureIfKnown(values, 'holeMm', 'Ø ', noteMeasure(ear.holeCentre)) : []),
  ]
}

export const alternatorDrawing: PartDrawing = {
  drawModel: drawAlternatorModel,
  listMeasures: listAlternatorMeasures,
  mountingFaceX: (values) => computeAlternatorShape(values).ears[0]?.x0 ?? 0,
  hasEndViews: true,
}
