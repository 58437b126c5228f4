import { across, along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import type { Scene } from '#drawings/scene.ts'
import type { Values } from '#drawings/values.ts'
import { housing, motor } from './starter-motor.ts'
import { directDriveNose, mountingHoles, openNose } from './starter-nose.ts'
import { starterShape } from './starter-shape.ts'
import { motorLead, starterSolenoid } from './starter-solenoid.ts'

function model(scene: Scene, values: Values): void {
  const s = starterShape(values)
  const middle = (s.x.housing + s.x.yoke) / 2
  scene.group({ x: middle, ...s.motor }, () => motor(scene, s))
  if (s.build !== 'small') scene.group({ x: middle, ...s.solenoid.at }, () => starterSolenoid(scene, s))
  scene.group({ x: s.x.flange1 - s.body, y: 0, z: 0 }, () => housing(scene, s))
  scene.group({ x: -s.body, y: 0, z: 0 }, () => (s.build === 'direct' ? directDriveNose(scene, s) : openNose(scene, s)))
  if (s.build !== 'small') scene.group({ x: middle, ...s.solenoid.at }, () => motorLead(scene, s), 8)
}

function measures(values: Values): Measure[] {
  const s = starterShape(values)
  const [hole = { y: 0, z: 0 }] = mountingHoles(s)
  const holes = values.printed('holes')
  const teeth = values.printed('teeth')
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameter(s.length, s.body, true, s.motor.z)),
    ...measureIfKnown(values, 'pilotMm', 'Ø ', diameter(s.x.pilot, s.pilot)),
    ...measureIfKnown(values, 'pinionOdMm', 'Ø ', across(-s.tip, s.tip, 0)),
    ...(teeth ? [note({ y: s.tip * 0.6, z: s.tip * 0.75 })(`${teeth} T`)] : []),
    ...measureIfKnown(values, 'holeMm', holes ? `${holes} × Ø ` : 'Ø ', note(hole)),
  ]
}

export const starter: PartDrawing = { model, measures, ends: true }
