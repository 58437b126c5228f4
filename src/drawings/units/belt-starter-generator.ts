import { along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { boltHead, stud } from '#drawings/pieces/fasteners.ts'
import { plug } from '#drawings/pieces/plug.ts'
import { grooveCount, pulley, pulleyKindOf, pulleyWidth } from '#drawings/pieces/pulley.ts'
import { wallLines } from '#drawings/pieces/slots.ts'
import { block } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { tube, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'
import { earOn, frontFrame } from './alternator-front.ts'
import { rearFrame } from './alternator-rear.ts'
import { earsOf } from './alternator-shape.ts'

function shapeOf(values: Values) {
  const length = values.measure('lengthMm', 205, 130, 400)
  const r = values.measure('bodyOdMm', 145, length * 0.45, length * 1.1) / 2
  const text = pulleyKindOf(values.text('pulleyKind'))
  const kind = text === 'none' ? 'ribbed' : text
  const grooves = grooveCount(values, kind)
  const front = 12 + Math.min(length * 0.24, pulleyWidth(kind, grooves))
  const rest = length - front
  return {
    length,
    r,
    kind,
    grooves,
    pulleyR: values.measure('pulleyOdMm', 58, 36, r * 1.6) / 2,
    pins: values.count('plugPins', 8, 1, 12),
    x: { front, stator: front + rest * 0.2, rear: front + rest * 0.44, inverter: front + rest * 0.64 },
  }
}

/** Draws a 48 V belt starter generator: alternator in front, finned inverter behind it, signal plug and two power studs. */
function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const { r, length, x, pins } = s
  const inverter = r * 0.98
  scene.group({ x: length + r * 2, y: 0, z: 0 }, () => {
    turned(scene, 'cast', [x.inverter, inverter, length - 12, inverter, length - 6, inverter * 0.94])
    turned(scene, 'plastic', [length - 6, inverter * 0.9, length, inverter * 0.84])
    for (let i = 0; i < 12; i++) {
      const at = x.inverter + 4 + ((length - 20 - x.inverter) * i) / 12
      if (i % 2 === 0) tube(scene, { x0: at, x1: at + (length - 20 - x.inverter) / 18, r: inverter * 1.05, material: 'cast', lift: 0.1 })
    }
    for (const a of [0, 72, 144, 216, 288]) boltHead(scene, atClock(a, inverter * 0.72), length, 3)
    block(scene, {
      at: { y: r * 0.2, z: r * 0.98 },
      width: r * 0.9,
      height: r * 0.3,
      corner: 4,
      x0: x.inverter + 4,
      x1: length - 14,
      material: 'plastic',
      lift: 20,
    })
    const power = [atClock(70, inverter * 0.6), atClock(110, inverter * 0.6)]
    for (const at of power) stud(scene, at, length, 20, 4.5, 'copper')
    plug(scene, { at: { y: r * 0.2, z: r * 1.0 }, x0: length - 14, x1: length + 2, pins, pitch: 4.2 })
  })
  scene.group({ x: x.inverter, y: 0, z: 0 }, () => rearFrame(scene, { x0: x.rear, x1: x.inverter, r, vents: 24 }))
  scene.group({ x: x.stator, y: 0, z: 0 }, () => {
    turned(scene, 'steel', [x.stator, r, x.rear, r])
    wallLines(scene, { x0: x.stator, x1: x.rear, r, count: 10 })
  })
  scene.group({ x: x.front, y: 0, z: 0 }, () => frontFrame(scene, { x0: x.front, x1: x.stator, r, hub: r * 0.36, vents: 22 }))
  for (const ear of earsOf('ears', 3, {
    body: r,
    hole: 10.5,
    foot: 70,
    x: { fan: 0, front: x.front, stator: x.stator, rear: x.rear, rearEnd: length, cover: length },
  }))
    earOn(scene, ear, r)
  scene.group({ x: -r * 2, y: 0, z: 0 }, () => {
    tube(scene, { x0: x.front - 4, x1: x.front, r: 10, material: 'steel' })
    pulley(scene, { x0: 9, r: s.pulleyR, kind: s.kind, grooves: s.grooves, bore: 18, nut: true })
  })
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const [grooves, pins] = [values.printed('grooves'), values.printed('plugPins')]
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameter(s.x.rear, s.r, true)),
    ...measureIfKnown(values, 'pulleyOdMm', 'Ø ', diameter(9, s.pulleyR)),
    ...(grooves ? [note({ y: -s.pulleyR * 0.6, z: s.pulleyR * 0.6 })(`PV${grooves}`)] : []),
    ...(pins ? [note({ y: s.r * 0.2, z: s.r })(`${pins} ×`)] : []),
  ]
}

export const beltStarterGenerator: PartDrawing = { model, measures, ends: true }
