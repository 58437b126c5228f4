import { along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { pulley } from '#drawings/pieces/pulley.ts'
import { wallLines } from '#drawings/pieces/slots.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { tube, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'
import { earOn, frontFrame, outerFan } from './alternator-front.ts'
import { rearEnd, rearFrame } from './alternator-rear.ts'
import { type AlternatorShape, alternatorShape } from './alternator-shape.ts'

const axis = { y: 0, z: 0 }

/** Draws the through-bolts across the stator, between the two frames. */
function throughBolts(scene: Scene, s: AlternatorShape): void {
  for (const angle of [55, 145, 235, 325]) {
    const at = atClock(angle, s.body + 2)
    const place = { x: s.x.stator, ...at }
    if (scene.turnsAway(at)) continue
    scene.group(place, () => {
      for (const [x0, x1] of [
        [s.x.rear - 2, s.x.rear + 9],
        [s.x.stator - 9, s.x.stator + 2],
      ] as const)
        tube(scene, { at, x0, x1, r: 6, material: 'cast' })
      tube(scene, { at, x0: s.x.stator, x1: s.x.rear, r: 3, material: 'zinc', face: false })
    })
  }
}

function model(scene: Scene, values: Values): void {
  const s = alternatorShape(values)
  const { x, body } = s
  scene.group({ x: s.length + body * 2, ...axis }, () => rearEnd(scene, s))
  scene.group({ x: x.rearEnd, ...axis }, () => rearFrame(scene, { x0: x.rear, x1: x.rearEnd, r: body, vents: 22 }))
  scene.group({ x: (x.stator + x.rear) / 2, ...axis }, () => {
    turned(scene, 'steel', [x.stator, body, x.rear, body])
    wallLines(scene, { x0: x.stator, x1: x.rear, r: body, count: 9 })
  })
  scene.group({ x: x.front, ...axis }, () => frontFrame(scene, { x0: x.front, x1: x.stator, r: body, hub: body * 0.36, vents: 20 }))
  throughBolts(scene, s)
  for (const ear of s.ears) earOn(scene, ear, body)
  scene.group({ x: -body * 2, ...axis }, () => {
    tube(scene, { x0: x.fan, x1: x.front, r: 9, material: 'steel' })
    if (s.external) outerFan(scene, x.fan, x.front - 2, body * 0.86, 11)
    if (s.pulley.kind !== 'none')
      pulley(scene, { x0: 9, r: s.pulley.r, kind: s.pulley.kind, grooves: s.pulley.grooves, bore: 17, nut: true })
    else turned(scene, 'steel', [0, 7, x.fan, 8.5])
  })
}

function measures(values: Values): Measure[] {
  const s = alternatorShape(values)
  const [ear] = s.ears
  const pin = values.printed('grooves')
  const feet = s.ears.filter((e) => e.at.z < 0)
  const [first, last] = [feet[0], feet.at(-1)]
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...(first && last ? measureIfKnown(values, 'footMm', '', along(first.x0, last.x1)) : []),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameter(s.x.rear, s.body, true)),
    ...(s.pulley.kind === 'none' ? [] : measureIfKnown(values, 'pulleyOdMm', 'Ø ', diameter(9, s.pulley.r))),
    ...(pin && s.pulley.kind !== 'none'
      ? [note({ y: -s.pulley.r * 0.6, z: s.pulley.r * 0.6 })(s.pulley.kind === 'v' ? `${pin} × V` : `PV${pin}`)]
      : []),
    ...(ear ? measureIfKnown(values, 'holeMm', 'Ø ', note(ear.at)) : []),
  ]
}

export const alternator: PartDrawing = { model, measures, ends: true }
