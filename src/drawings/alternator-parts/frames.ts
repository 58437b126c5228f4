import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { ringSlots, shapesOnFace } from '#drawings/pieces/slots.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, disc, turned } from '#drawings/solids.ts'
import { earOn, frontFrame } from '#drawings/units/alternator-front.ts'
import { type Ear, earsOf, mountOf } from '#drawings/units/alternator-shape.ts'
import type { Values } from '#drawings/values.ts'

interface Shape {
  r: number
  bore: number
  depth: number
  ears: Ear[]
}

function shapeOf(values: Values, usualBore: number): Shape {
  const r = values.measure('odMm', 130, 70, 260) / 2
  const depth = values.measure('heightMm', r * 0.62, r * 0.2, r * 1.6)
  const hole = values.measure('holeMm', 10.5, 5, 20)
  const x = { fan: 0, front: -4, stator: depth, rear: depth, rearEnd: depth, cover: depth }
  const ears = earsOf(mountOf(values.text('mountKind')), values.count('ears', 2, 1, 4), { body: r, hole, foot: depth, x })
  return {
    r,
    depth,
    bore: Math.min(r * 0.5, values.measure('boreMm', usualBore, 8, r) / 2),
    ears: ears.map((e) => ({ ...e, x0: Math.min(e.x0, depth * 0.3), x1: Math.min(depth, Math.min(e.x0, depth * 0.3) + 13) })),
  }
}

/** Draws the bearing seat in the middle of a frame. */
function seat(scene: Scene, x: number, r: number, lift = r): void {
  scene.group(
    { x: x - 2, y: 0, z: 0 },
    () => {
      disc(scene, { x, r: r * 1.22, material: 'cast', lift: r, fine: true })
      bore(scene, { x, r, deep: r * 0.6, material: 'steel', lift: r + 1, name: 'bore' })
      bore(scene, { x, r: r * 0.62, deep: r * 0.4, lift: r + 2, fine: true })
      for (const a of [45, 135, 225, 315]) bore(scene, { at: atClock(a, r * 1.45), x, r: r * 0.13, deep: 3, lift: r + 1, fine: true })
    },
    lift,
  )
}

function frontModel(scene: Scene, values: Values): void {
  const s = shapeOf(values, 40)
  for (const ear of s.ears) earOn(scene, ear, s.r)
  scene.group({ x: 0, y: 0, z: 0 }, () =>
    frontFrame(scene, { x0: 0, x1: s.depth, r: s.r, hub: Math.max(s.bore * 1.6, s.r * 0.3), vents: 24 }),
  )
  seat(scene, -3, s.bore)
}

function rearModel(scene: Scene, values: Values): void {
  const s = shapeOf(values, 34)
  const x0 = scene.camera.turned ? s.depth : 0
  for (const ear of s.ears) earOn(scene, ear, s.r)
  turned(scene, 'cast', [0, s.r * 0.8, s.depth * 0.16, s.r * 0.92, s.depth * 0.7, s.r - 1, s.depth * 0.7, s.r + 1, s.depth, s.r + 1])
  scene.group(
    { x: -1, y: 0, z: 0 },
    () => {
      shapesOnFace(scene, x0, ringSlots(14, s.r * 0.42, s.r * 0.7, 0.6), { material: 'dark', tone: 2 })
      turned(scene, 'cast', [-s.depth * 0.12, s.bore * 1.5, 0, s.bore * 1.7], { lift: 1 })
      for (const a of [40, 160, 280]) {
        turned(scene, 'cast', [-5, 5, 0, 6], { at: atClock(a, s.r * 0.74), lift: 30 })
        bore(scene, { at: atClock(a, s.r * 0.74), x: -5, r: 2.4, deep: 6, lift: 34, fine: true })
      }
    },
    s.r * 0.6,
  )
  seat(scene, -s.depth * 0.12, s.bore, s.r)
}

function measuresWith(usualBore: number): (values: Values) => Measure[] {
  return (values) => {
    const s = shapeOf(values, usualBore)
    const [ear] = s.ears
    return [
      ...measureIfKnown(values, 'heightMm', '', along(0, s.depth)),
      ...measureIfKnown(values, 'odMm', 'Ø ', across(-s.r, s.r, 0)),
      ...measureIfKnown(values, 'boreMm', 'Ø ', note({ y: -s.bore * 0.7, z: s.bore * 0.7 })),
      ...(ear ? measureIfKnown(values, 'holeMm', 'Ø ', note(ear.at)) : []),
    ]
  }
}

export const driveEndFrame: PartDrawing = { model: frontModel, measures: measuresWith(40) }
export const slipRingEndFrame: PartDrawing = { model: rearModel, measures: measuresWith(34) }
