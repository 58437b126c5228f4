import { across, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { arc, type Outline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { prism } from '#drawings/prism.ts'
import { atClock, type CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

const origin = { y: 0, z: 0 }

function shapeOf(values: Values) {
  const r = values.measure('odMm', 120, 30, 260) / 2
  return {
    r,
    bore: Math.min(r * 0.4, values.measure('boreMm', 17, 4, r) / 2),
    blades: values.count('count', 11, 4, 24),
    turn: /ccw|left|anti/.test(values.text('rotation')) ? -1 : 1,
  }
}

/** Returns the outline of one fan blade: an arc from near the hub to the rim. */
function blade(r: number, angle: number, turn: number): Outline {
  const steps = 5
  const side = (offset: number): CrossPoint[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps
      return atClock(angle + turn * (28 * share * share - 6) + offset / (0.5 + 0.5 * share), r * (0.5 + 0.49 * share))
    })
  return [...side(-1.3), ...side(1.3).reverse()]
}

/** Draws a fan: a pressed disc with a scalloped rim. Its blades stand upright and lean in the direction of rotation. */
function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const { r } = s
  const back = r * 0.26
  const half = (360 / s.blades) * 0.36
  const scallops = Array.from({ length: s.blades }, (_, i) => (i * 360) / s.blades).flatMap((a) => [
    ...arc(origin, r, a - half, a + half).slice(0, 5),
    ...arc(origin, r * 0.8, a + half + 3, a + 360 / s.blades - half - 3).slice(0, 2),
  ])
  prism(scene, { outline: scallops, x0: back, x1: back + r * 0.025, material: 'zinc', place: { x: r * 2, ...origin } })
  for (let i = 0; i < s.blades; i++) {
    const a = (i * 360) / s.blades
    prism(scene, { outline: blade(r, a, s.turn), x0: 0, x1: back, material: 'zinc', name: 'blade', place: { x: 0, ...atClock(a, r) } })
  }
  scene.group({ x: -r * 2, ...origin }, () => {
    turned(scene, 'zinc', [back - r * 0.1, Math.max(r * 0.3, s.bore * 1.5), back, Math.max(r * 0.36, s.bore * 1.7)])
    bore(scene, { x: back - r * 0.1, r: s.bore, deep: r * 0.1, lift: 2 })
  })
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const count = values.printed('count')
  return [
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-s.r, s.r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', note({ y: -s.bore * 0.6, z: s.bore * 0.6 })),
    ...(count ? [note(atClock(30, s.r * 0.85))(`${count} ×`)] : []),
  ]
}

export const fan: PartDrawing = { model, measures }
