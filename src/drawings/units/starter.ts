import { crosswiseMeasure, type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import type { Scene } from '#drawings/scene.ts'
import type { DrawingValues } from '#drawings/values.ts'
import { drawStarterHousing, drawStarterMotor } from './starter-motor.ts'
import { drawDirectDriveNose, drawOpenNose, mountingHolePoints } from './starter-nose.ts'
import { computeStarterShape } from './starter-shape.ts'
import { drawMotorLead, drawStarterSolenoid } from './starter-solenoid.ts'

function drawStarterModel(scene: Scene, values: DrawingValues): void {
  const s = computeStarterShape(values)
  const middle = (s.x.housing + s.x.yoke) / 2
  scene.groupPieces({ x: middle, ...s.motorCentre }, () => drawStarterMotor(scene, s))
  if (s.build !== 'small') scene.groupPieces({ x: middle, ...s.solenoid.centre }, () => drawStarterSolenoid(scene, s))
  scene.groupPieces({ x: s.x.flange1 - s.bodyRadius, y: 0, z: 0 }, () => drawStarterHousing(scene, s))
  scene.groupPieces({ x: -s.bodyRadius, y: 0, z: 0 }, () => (s.build === 'direct' ? drawDirectDriveNose(scene, s) : drawOpenNose(scene, s)))
  if (s.build !== 'small') scene.groupPieces({ x: middle, ...s.solenoid.centre }, () => drawMotorLead(scene, s), 8)
}

function listStarterMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeStarterShape(values)
  const [hole = { y: 0, z: 0 }] = mountingHolePoints(s)
  const holes = values.formattedNumberOf('holes')
  const teeth = values.formattedNumberOf('teeth')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameterMeasure(s.length, s.bodyRadius, true, s.motorCentre.z)),
    ...measureIfKnown(values, 'pilotMm', 'Ø ', diameterMeasure(s.x.pilot, s.pilotRadius)),
    ...measureIfKnown(values, 'pinionOdMm', 'Ø ', crosswiseMeasure(-s.pinionTipRadius, s.pinionTipRadius, 0)),
    ...(teeth ? [noteMeasure({ y: s.pinionTipRadius * 0.6, z: s.pinionTipRadius * 0.75 })(`${teeth} T`)] : []),
    ...measureIfKnown(values, 'holeMm', holes ? `${holes} × Ø ` : 'Ø ', noteMeasure(hole)),
  ]
}

export const starterDrawing: PartDrawing = {
  drawModel: drawStarterModel,
  listMeasures: listStarterMeasures,
  mountingFaceX: (values) => computeStarterShape(values).x.flange0,
  hasEndViews: true,
}
