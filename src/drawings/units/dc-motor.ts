import { type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { gearOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawBoltHead, drawLugHole, drawStandingStud } from '#drawings/pieces/fasteners.ts'
import { drawRatingPlate } from '#drawings/pieces/label.ts'
import { drawPrism } from '#drawings/prism.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawDisc, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeDcMotorShape(values: DrawingValues) {
  const length = values.drawableMeasure('lengthMm', 180, 70, 420)
  const r = values.drawableMeasure('bodyOdMm', length * 0.5, length * 0.25, length) / 2
  const holes = values.drawableCount('holes', 2, 1, 8)
  return {
    length,
    r,
    splines: values.attributeNumber('splines') === undefined ? 0 : values.drawableCount('splines', 9, 4, 30),
    holes: Array.from({ length: holes }, (_, i): CrossPoint => pointAtClockAngle(45 + (i * 360) / holes, r * 0.78)),
    x: { face: length * 0.13, plate: length * 0.2, cover: length * 0.84 },
  }
}

/** Draws a motor of a hydraulic power pack: face with spigot and slot or splines, painted yoke, cover, two studs on top. */
function drawDcMotorModel(scene: Scene, values: DrawingValues): void {
  const s = computeDcMotorShape(values)
  const { r, length, x } = s
  drawTurnedSolid(scene, 'paint', [x.plate, r - 0.5, x.plate + 2, r, x.cover - 2, r, x.cover, r - 0.5])
  drawTurnedSolid(scene, 'cast', [x.cover, r * 0.98, length * 0.94, r * 0.96, length - 4, r * 0.84])
  for (const a of [30, 210]) drawBoltHead(scene, pointAtClockAngle(a, r * 0.66), length - 4, r * 0.08)
  drawTurnedSolid(scene, 'cast', [x.face, r * 0.95, x.face + 2, r * 0.98, x.plate, r * 0.98])
  scene.groupPieces({ x: x.face - r, y: 0, z: 0 }, () => {
    for (const at of s.holes) drawLugHole(scene, at, x.face, r * 0.075, 10)
    drawTurnedSolid(scene, 'cast', [x.face - length * 0.025, r * 0.5, x.face, r * 0.52], { drawOrderOffsetMm: 2 })
    drawDisc(scene, { x: x.face - length * 0.025, r: r * 0.38, material: 'steel', drawOrderOffsetMm: 4, isFineDetail: true })
    scene.groupPieces({ x: -60, y: 0, z: 0 }, () => {
      if (s.splines)
        drawPrism(scene, {
          outline: gearOutline({ y: 0, z: 0 }, s.splines, r * 0.19, r * 0.15),
          x0: 0,
          x1: x.face,
          material: 'steel',
          isFaceted: true,
          name: 'splines',
          dataAttributes: `data-teeth="${s.splines}"`,
        })
      else {
        drawTurnedSolid(scene, 'steel', [0, r * 0.16, 2, r * 0.18, x.face, r * 0.18])
        drawPrism(scene, {
          outline: [
            { y: -r * 0.03, z: r * 0.17 },
            { y: r * 0.03, z: r * 0.17 },
            { y: r * 0.03, z: -r * 0.17 },
            { y: -r * 0.03, z: -r * 0.17 },
          ],
          x0: -length * 0.02,
          x1: 0,
          material: 'steel',
          drawOrderOffsetMm: 12,
        })
      }
    })
  })
  for (const [i, a] of [350, 25].entries()) {
    const [from, to] = [pointAtClockAngle(a, r - 2), pointAtClockAngle(a, r * 1.42)]
    drawStandingStud(
      scene,
      { x: x.plate + length * (0.18 + i * 0.14), ...from },
      { x: x.plate + length * (0.18 + i * 0.14), ...to },
      r * 0.07,
    )
  }
  drawRatingPlate(scene, {
    x0: x.plate + (x.cover - x.plate) * 0.46,
    x1: x.plate + (x.cover - x.plate) * 0.84,
    r,
    startAngle: 86,
    endAngle: 116,
    drawOrderOffsetMm: s.length * 0.2,
  })
}

function listDcMotorMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeDcMotorShape(values)
  const [hole = { y: 0, z: 0 }] = s.holes
  const [holes, splines] = [values.formattedNumberOf('holes'), values.formattedNumberOf('splines')]
  const thread = values.originalText('studThread')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameterMeasure(s.x.cover, s.r, true)),
    ...(holes ? [noteMeasure(hole)(`${holes} ×`)] : []),
    ...(splines ? [noteMeasure({ y: -s.r * 0.1, z: s.r * 0.1 })(`z ${splines}`)] : []),
    ...(thread ? [noteMeasure(pointAtClockAngle(350, s.r * 1.35))(thread)] : []),
  ]
}

export const dcMotorDrawing: PartDrawing = { drawModel: drawDcMotorModel, listMeasures: listDcMotorMeasures, hasEndViews: true }
