import { type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { convexHullOfDiscs } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawBoltHead, drawLugHole, drawStandingStud } from '#drawings/pieces/fasteners.ts'
import { drawRatingPlate } from '#drawings/pieces/label.ts'
import { drawPulleyBody, grooveCount, parsePulleyKind, pulleyWidth } from '#drawings/pieces/pulley.ts'
import { drawWallSlots } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeStarterGeneratorShape(values: DrawingValues) {
  const length = values.drawableMeasure('lengthMm', 260, 120, 480)
  const r = values.drawableMeasure('bodyOdMm', 115, length * 0.28, length * 0.7) / 2
  const text = values.lowercaseText('pulleyKind')
  const kind = text === '' ? 'v' : parsePulleyKind(text)
  const grooves = grooveCount(values, kind)
  const width = kind === 'none' ? 0 : Math.min(length * 0.25, pulleyWidth(kind, grooves))
  const front = 10 + width
  return {
    length,
    r,
    kind,
    grooves,
    pulleyR: r * 0.72,
    x: { front, yoke: front + (length - front) * 0.13, cover: front + (length - front) * 0.76 },
  } as const
}

/**
 * Draws a starter generator, a dynamo that is also the starter: V pulley, long painted yoke with field screws, brush windows under a band,
 * studs on top.
 */
function drawStarterGeneratorModel(scene: Scene, values: DrawingValues): void {
  const s = computeStarterGeneratorShape(values)
  const { r, length, x } = s
  drawTurnedSolid(scene, 'paint', [x.yoke, r, x.cover, r])
  drawTurnedSolid(scene, 'cast', [x.cover, r * 0.99, length - 8, r * 0.99, length, r * 0.82])
  drawWallSlots(scene, {
    x0: x.cover + 6,
    x1: length - 14,
    r0: r * 0.99,
    r1: r * 0.99,
    count: 6,
    pitchFraction: 0.5,
    material: 'dark',
    tone: 2,
    startAngle: 20,
  })
  for (const a of [60, 240]) drawBoltHead(scene, pointAtClockAngle(a, r * 0.62), length, r * 0.09)
  drawTurnedSolid(scene, 'cast', [x.front, r * 0.86, x.front + 4, r * 0.98, x.yoke, r * 0.98])
  drawWallSlots(scene, {
    x0: x.front + 8,
    x1: x.yoke - 5,
    r0: r * 0.98,
    r1: r * 0.98,
    count: 8,
    pitchFraction: 0.5,
    material: 'dark',
    tone: 2,
  })
  for (const a of [165, 15]) {
    const at = pointAtClockAngle(a, r * 1.16)
    scene.groupPieces(
      { x: x.front + 10, ...at },
      () => {
        drawPrism(scene, {
          outline: convexHullOfDiscs([
            { ...at, r: r * 0.16 },
            { y: at.y * 0.7, z: at.z * 0.7, r: r * 0.24 },
          ]),
          x0: x.front + 4,
          x1: x.front + 18,
          material: 'cast',
        })
        drawLugHole(scene, at, x.front + 4, r * 0.085, 14)
      },
      8,
    )
  }
  drawRatingPlate(scene, {
    x0: x.yoke + (x.cover - x.yoke) * 0.4,
    x1: x.yoke + (x.cover - x.yoke) * 0.8,
    r,
    startAngle: 86,
    endAngle: 114,
    drawOrderOffsetMm: s.length * 0.2,
  })
  for (const share of [0.3, 0.52]) {
    const at = x.yoke + (x.cover - x.yoke) * share
    drawStandingStud(scene, { x: at, ...pointAtClockAngle(28, r - 1) }, { x: at, ...pointAtClockAngle(28, r * 1.36) }, r * 0.065)
  }
  scene.groupPieces({ x: -r * 2, y: 0, z: 0 }, () => {
    drawTurnedSolid(scene, 'steel', [x.front - 4, 9, x.front, 9])
    if (s.kind === 'none') drawTurnedSolid(scene, 'steel', [0, 7, x.front - 4, 8.5])
    else drawPulleyBody(scene, { x0: 8, r: s.pulleyR, kind: s.kind, grooves: s.grooves, boreDiameter: 17, hasNut: true })
  })
}

function listStarterGeneratorMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeStarterGeneratorShape(values)
  const thread = values.originalText('studThread')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameterMeasure(s.x.cover, s.r, true)),
    ...(thread ? [noteMeasure(pointAtClockAngle(28, s.r * 1.3))(thread)] : []),
  ]
}

export const starterGeneratorDrawing: PartDrawing = {
  drawModel: drawStarterGeneratorModel,
  listMeasures: listStarterGeneratorMeasures,
  hasEndViews: true,
}
