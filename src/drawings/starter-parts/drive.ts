import { drawHollowTube } from '#drawings/hollow.ts'
import { crosswiseMeasure, type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { gearOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { rootRadius } from '#drawings/pieces/pinion.ts'
import { drawShapesOnFace, drawWallSlots } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeDriveShape(values: DrawingValues) {
  const teeth = values.drawableCount('teeth', 9, 5, 30)
  const length = values.drawableMeasure('lengthMm', 65, 30, 200)
  const tip = values.drawableMeasure('pinionOdMm', (teeth + 2) * 2.4, 14, length * 1.4) / 2
  const body = Math.max(tip * 1.05, values.drawableMeasure('odMm', Math.max(tip * 2.7, length * 0.7), tip * 1.6, length * 2) / 2)
  const bore = values.drawableMeasure('boreMm', tip * 0.8, 4, rootRadius(tip, teeth) * 1.5) / 2
  return {
    teeth,
    length,
    tip,
    body,
    bore,
    splines: values.drawableCount('splines', 10, 4, 30),
    x: { pinion: length * 0.3, clutch: length * 0.4, clutchEnd: length * 0.68, groove: length * 0.86 },
  }
}

function drawDriveModel(scene: Scene, values: DrawingValues): void {
  const s = computeDriveShape(values)
  const root = rootRadius(s.tip, s.teeth)
  const { x, length, body } = s
  const sleeve = Math.max(s.bore + 3, body * 0.5)
  scene.groupPieces({ x: x.clutchEnd, ...axisOrigin }, () => {
    drawTurnedSolid(scene, 'steel', [x.clutchEnd, sleeve, x.groove, sleeve])
    drawTurnedSolid(scene, 'plastic', [
      x.clutchEnd + length * 0.04,
      sleeve + 1,
      x.clutchEnd + length * 0.04,
      body * 0.86,
      x.clutchEnd + length * 0.09,
      body * 0.86,
    ])
    drawTurnedSolid(scene, 'plastic', [x.groove, body * 0.8, x.groove + length * 0.05, body * 0.8])
    drawTurnedSolid(scene, 'steel', [x.groove + length * 0.05, sleeve, length, sleeve])
    if (scene.camera.isTurnedRound || Math.abs(scene.camera.axisScale) < 0.01) return
    drawWallSlots(scene, {
      x0: x.clutchEnd,
      x1: x.clutchEnd + length * 0.04,
      r0: sleeve,
      r1: sleeve,
      count: 8,
      pitchFraction: 0.3,
      material: 'steel',
      tone: 3,
      name: 'f',
    })
  })
  drawTurnedSolid(scene, 'zinc', [x.clutch, body * 0.9, x.clutch + 1.5, body, x.clutchEnd - 2, body, x.clutchEnd, body * 0.95])
  scene.groupPieces(
    { x: x.pinion, ...axisOrigin },
    () => {
      drawTurnedSolid(scene, 'steel', [x.pinion, root * 0.98, x.clutch - 2, root * 0.98, x.clutch - 2, body * 0.6, x.clutch, body * 0.66])
      drawPrism(scene, {
        outline: gearOutline(axisOrigin, s.teeth, s.tip, root),
        x0: 0,
        x1: x.pinion,
        material: 'steel',
        isFaceted: true,
        name: 'teeth',
        dataAttributes: `data-teeth="${s.teeth}"`,
      })
      drawDisc(scene, {
        x: 0,
        r: Math.min(root * 0.94, s.bore * 1.35),
        material: 'steel',
        tone: 1,
        isFineDetail: true,
        drawOrderOffsetMm: x.pinion,
      })
      drawBore(scene, { x: 0, r: s.bore * 0.96, depth: length * 0.7, material: 'steel', drawOrderOffsetMm: x.pinion + 1 })
    },
    4,
  )
  if (!scene.camera.isTurnedRound) return
  // From the rear, the splines inside the sleeve of the drive are visible.
  scene.groupPieces(
    { x: length + 1, ...axisOrigin },
    () => {
      drawHollowTube(scene, { x0: length - 1, x1: length, r: sleeve, innerRadius: s.bore * 1.1, material: 'steel' })
      drawShapesOnFace(scene, length, [gearOutline(axisOrigin, s.splines, s.bore * 1.16, s.bore * 0.92)], {
        material: 'dark',
        tone: 2,
        name: 'splines',
        drawOrderOffsetMm: 2,
      })
    },
    20,
  )
}

function listDriveMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeDriveShape(values)
  const [teeth, splines] = [values.formattedNumberOf('teeth'), values.formattedNumberOf('splines')]
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'pinionOdMm', 'Ø ', diameterMeasure(0, s.tip)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.body, s.body, 0)),
    ...(teeth ? [noteMeasure({ y: -s.tip * 0.5, z: s.tip * 0.7 })(`${teeth} T`)] : []),
    ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure({ y: s.bore * 0.6, z: s.bore * 0.4 }), splines ? ` · z ${splines}` : ''),
  ]
}

export const driveDrawing: PartDrawing = { drawModel: drawDriveModel, listMeasures: listDriveMeasures, hasEndViews: true }
