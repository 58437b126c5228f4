import { type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { convexHullOfDiscs, ringSectorOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawLugHole } from '#drawings/pieces/fasteners.ts'
import { drawPrism } from '#drawings/prism.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawRecess, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeDriveEndHousingShape(values: DrawingValues) {
  const pilot = values.drawableMeasure('pilotMm', 82.5, 40, 160) / 2
  const holes = values.drawableCount('holes', 2, 1, 6)
  const hole = values.drawableMeasure('holeMm', 10.5, 4, pilot * 0.5)
  const length = values.drawableMeasure('lengthMm', pilot * 2.4, pilot, pilot * 5)
  return {
    pilot,
    hole,
    length,
    bore: values.drawableMeasure('boreMm', 12, 4, pilot * 0.6) / 2,
    holes: Array.from(
      { length: holes },
      (_, i): CrossPoint => pointAtClockAngle(holes === 2 ? 60 + i * 180 : 60 + (i * 360) / holes, pilot + hole),
    ),
    x: { flange: length * 0.34, back: length * 0.44 },
  }
}

/**
 * Draws the bare drive-end casting: bush on a bridge across the pinion window, pilot, flange, and bell with the opening for the solenoid.
 */
function drawDriveEndHousingModel(scene: Scene, values: DrawingValues): void {
  const s = computeDriveEndHousingShape(values)
  const { pilot, length, x } = s
  const bell = pilot * 0.94
  const mouth = pointAtClockAngle(0, pilot * 0.95)
  drawPrism(scene, {
    outline: convexHullOfDiscs([
      { y: 0, z: 0, r: bell },
      { ...mouth, r: pilot * 0.55 },
    ]),
    x0: x.back + length * 0.14,
    x1: length,
    material: 'cast',
    bevel: { depth: length * 0.09, inset: pilot * 0.2 },
  })
  drawBore(scene, {
    centre: { y: mouth.y, z: mouth.z * 0.92 },
    x: x.back + length * 0.14,
    r: pilot * 0.3,
    depth: 30,
    drawOrderOffsetMm: length,
  })
  drawTurnedSolid(scene, 'cast', [x.back, bell * 0.9, x.back + length * 0.2, bell * 0.96], { drawOrderOffsetMm: length * 0.6 })
  scene.groupPieces(
    { x: x.flange - pilot, y: 0, z: 0 },
    () => {
      drawPrism(scene, {
        outline: convexHullOfDiscs([{ y: 0, z: 0, r: pilot + 2 }, ...s.holes.map((at) => ({ ...at, r: s.hole * 1.15 }))]),
        x0: x.flange,
        x1: x.back,
        material: 'cast',
      })
      scene.groupPieces(
        { x: x.flange, y: 0, z: 0 },
        () => {
          for (const at of s.holes) drawLugHole(scene, at, x.flange, s.hole / 2, x.back - x.flange)
        },
        x.back,
      )
      drawTurnedSolid(scene, 'cast', [x.flange - 10, pilot - 1, x.flange - 8, pilot, x.flange, pilot], { drawOrderOffsetMm: 4 })
      drawRecess(scene, { x: x.flange - 10, r: pilot - 6, depth: 16, material: 'cast', drawOrderOffsetMm: 8 })
      drawBore(scene, { x: x.flange + 6, r: pilot * 0.6, depth: pilot, drawOrderOffsetMm: 14 })
      drawHousingNose(scene, s)
    },
    length,
  )
}

/** Draws the shell over the pinion, with the bush at its tip. */
function drawHousingNose(scene: Scene, s: ReturnType<typeof computeDriveEndHousingShape>): void {
  const shell = s.pilot * 0.72
  const tip = s.length * 0.06
  scene.groupPieces({ x: -s.pilot * 2, y: 0, z: 0 }, () => {
    drawPrism(scene, {
      outline: ringSectorOutline({ y: 0, z: 0 }, shell - s.pilot * 0.1, shell, 175, 375),
      x0: tip,
      x1: s.x.flange - 9,
      material: 'cast',
      sortPosition: { x: 60, y: 0, z: 0 },
    })
    drawTurnedSolid(
      scene,
      'cast',
      [0, s.bore * 1.7, 2, s.bore * 2, tip * 0.6, s.bore * 2.2, tip * 0.6, shell * 0.94, tip * 0.8, shell, tip * 1.2, shell],
      { drawOrderOffsetMm: s.pilot },
    )
    drawDisc(scene, { x: 0, r: s.bore * 1.3, material: 'brass', drawOrderOffsetMm: s.pilot * 2 })
    drawBore(scene, { x: 0, r: s.bore, depth: 14, drawOrderOffsetMm: s.pilot * 2 + 1 })
  })
}

function listDriveEndHousingMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeDriveEndHousingShape(values)
  const holes = values.formattedNumberOf('holes')
  const [hole = { y: 0, z: 0 }] = s.holes
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'pilotMm', 'Ø ', diameterMeasure(s.x.flange - 8, s.pilot)),
    ...measureIfKnown(values, 'holeMm', holes ? `${holes} × Ø ` : 'Ø ', noteMeasure(hole)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure({ y: -s.bore * 0.5, z: s.bore * 0.5 })),
  ]
}

export const driveEndHousingDrawing: PartDrawing = { drawModel: drawDriveEndHousingModel, listMeasures: listDriveEndHousingMeasures }
