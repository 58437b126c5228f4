import { type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawBoltHead, drawStud } from '#drawings/pieces/fasteners.ts'
import { drawPlug } from '#drawings/pieces/plug.ts'
import { drawPulleyBody, grooveCount, parsePulleyKind, pulleyWidth } from '#drawings/pieces/pulley.ts'
import { drawWallLines } from '#drawings/pieces/slots.ts'
import { drawBlock } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'
import { drawFrontFrame, drawMountingEar } from './alternator-front.ts'
import { drawRearFrame } from './alternator-rear.ts'
import { placeMountingEars } from './alternator-shape.ts'

function computeBeltStarterGeneratorShape(values: DrawingValues) {
  const length = values.drawableMeasure('lengthMm', 205, 130, 400)
  const r = values.drawableMeasure('bodyOdMm', 145, length * 0.45, length * 1.1) / 2
  const text = parsePulleyKind(values.lowercaseText('pulleyKind'))
  const kind = text === 'none' ? 'ribbed' : text
  const grooves = grooveCount(values, kind)
  const front = 12 + Math.min(length * 0.24, pulleyWidth(kind, grooves))
  const rest = length - front
  return {
    length,
    r,
    kind,
    grooves,
    pulleyR: values.drawableMeasure('pulleyOdMm', 58, 36, r * 1.6) / 2,
    pins: values.drawableCount('plugPins', 8, 1, 12),
    x: { front, stator: front + rest * 0.2, rear: front + rest * 0.44, inverter: front + rest * 0.64 },
  }
}

/** Draws a 48 V belt starter generator: alternator in front, finned inverter behind it, signal plug and two power studs. */
function drawBeltStarterGeneratorModel(scene: Scene, values: DrawingValues): void {
  const s = computeBeltStarterGeneratorShape(values)
  const { r, length, x, pins } = s
  const inverter = r * 0.98
  scene.groupPieces({ x: length + r * 2, y: 0, z: 0 }, () => {
    drawTurnedSolid(scene, 'cast', [x.inverter, inverter, length - 12, inverter, length - 6, inverter * 0.94])
    drawTurnedSolid(scene, 'plastic', [length - 6, inverter * 0.9, length, inverter * 0.84])
    for (let i = 0; i < 12; i++) {
      const at = x.inverter + 4 + ((length - 20 - x.inverter) * i) / 12
      if (i % 2 === 0)
        drawTube(scene, { x0: at, x1: at + (length - 20 - x.inverter) / 18, r: inverter * 1.05, material: 'cast', drawOrderOffsetMm: 0.1 })
    }
    for (const a of [0, 72, 144, 216, 288]) drawBoltHead(scene, pointAtClockAngle(a, inverter * 0.72), length, 3)
    drawBlock(scene, {
      centre: { y: r * 0.2, z: r * 0.98 },
      width: r * 0.9,
      height: r * 0.3,
      cornerRadius: 4,
      x0: x.inverter + 4,
      x1: length - 14,
      material: 'plastic',
      drawOrderOffsetMm: 20,
    })
    const power = [pointAtClockAngle(70, inverter * 0.6), pointAtClockAngle(110, inverter * 0.6)]
    for (const at of power) drawStud(scene, at, length, 20, 4.5, 'copper')
    drawPlug(scene, { centre: { y: r * 0.2, z: r * 1.0 }, x0: length - 14, x1: length + 2, pins, pinPitch: 4.2 })
  })
  scene.groupPieces({ x: x.inverter, y: 0, z: 0 }, () => drawRearFrame(scene, { x0: x.rear, x1: x.inverter, r, ventCount: 24 }))
  scene.groupPieces({ x: x.stator, y: 0, z: 0 }, () => {
    drawTurnedSolid(scene, 'steel', [x.stator, r, x.rear, r])
    drawWallLines(scene, { x0: x.stator, x1: x.rear, r, count: 10 })
  })
  scene.groupPieces({ x: x.front, y: 0, z: 0 }, () =>
    drawFrontFrame(scene, { x0: x.front, x1: x.stator, r, hubRadius: r * 0.36, ventCount: 22 }),
  )
  for (const ear of placeMountingEars('ears', 3, {
    bodyRadius: r,
    holeDiameter: 10.5,
    footWidth: 70,
    x: { fan: 0, front: x.front, stator: x.stator, rear: x.rear, rearEnd: length, cover: length },
  }))
    drawMountingEar(scene, ear, r)
  scene.groupPieces({ x: -r * 2, y: 0, z: 0 }, () => {
    drawTube(scene, { x0: x.front - 4, x1: x.front, r: 10, material: 'steel' })
    drawPulleyBody(scene, { x0: 9, r: s.pulleyR, kind: s.kind, grooves: s.grooves, boreDiameter: 18, hasNut: true })
  })
}

function listBeltStarterGeneratorMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeBeltStarterGeneratorShape(values)
  const [grooves, pins] = [values.formattedNumberOf('grooves'), values.formattedNumberOf('plugPins')]
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameterMeasure(s.x.rear, s.r, true)),
    ...measureIfKnown(values, 'pulleyOdMm', 'Ø ', diameterMeasure(9, s.pulleyR)),
    ...(grooves ? [noteMeasure({ y: -s.pulleyR * 0.6, z: s.pulleyR * 0.6 })(`PV${grooves}`)] : []),
    ...(pins ? [noteMeasure({ y: s.r * 0.2, z: s.r })(`${pins} ×`)] : []),
  ]
}

export const beltStarterGeneratorDrawing: PartDrawing = {
  drawModel: drawBeltStarterGeneratorModel,
  listMeasures: listBeltStarterGeneratorMeasures,
  hasEndViews: true,
}
