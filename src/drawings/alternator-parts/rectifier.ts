import { across, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { arc, circle, type Outline, reversed, sector } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { stud } from '#drawings/pieces/fasteners.ts'
import { standingTerminal } from '#drawings/pieces/terminal.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { disc, tube } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

const origin = { y: 0, z: 0 }

function shapeOf(values: Values) {
  const r = values.measure('odMm', 110, 30, 200) / 2
  return {
    r,
    diodes: values.count('diodes', 6, 1, 18),
    spacing: values.measure('holeSpacingMm', r * 1.6, r * 0.6, r * 1.9) / 2,
    terminals: values.count('terminals', 3, 1, 8),
  }
}

/** Draws a rectifier: two horseshoe-shaped aluminium plates, one above the other. Each has half of the diodes pressed into it. */
function model(scene: Scene, values: Values): void {
  const { r, diodes, spacing, terminals } = shapeOf(values)
  const [from, to] = [-125, 125]
  const thick = r * 0.06
  const [low, high] = [r * 0.3, 0]
  const inPlus = Math.ceil(diodes / 2)
  const inMinus = diodes - inPlus
  const holes = [-1, 1].map((side) => atClock(side * 108, spacing))
  scene.group({ x: low, ...origin }, () => {
    prism(scene, {
      outline: finned(r, from, to),
      x0: low,
      x1: low + thick * 1.8,
      material: 'cast',
      faceted: true,
      openings: holes.map((h) => reversed(circle(h, r * 0.05))),
    })
    for (let i = 0; i < inMinus; i++) diode(scene, { angle: spread(i, inMinus, 96), distance: r * 0.82, x: low, r: r * 0.1 })
  })
  scene.group(
    { x: low / 2, ...origin },
    () => {
      for (const a of [-75, 0, 75])
        tube(scene, { at: atClock(a, r * 0.56), x0: high + thick, x1: low + thick, r: r * 0.07, material: 'plastic', fine: true })
    },
    1,
  )
  scene.group(
    { x: high, ...origin },
    () => {
      prism(scene, { outline: sector(origin, r * 0.36, r * 0.73, from + 12, to - 12), x0: high, x1: high + thick * 1.4, material: 'cast' })
      for (let i = 0; i < inPlus; i++) diode(scene, { angle: spread(i, inPlus, 82), distance: r * 0.53, x: high, r: r * 0.1 })
      for (let i = 0; i < terminals; i++)
        standingTerminal(scene, { at: atClock(spread(i, terminals, 60) + 14, r * 0.74), x: high, height: r * 0.2, width: r * 0.09 })
      const b = atClock(118, r * 0.53)
      disc(scene, { at: b, x: high, r: r * 0.1, material: 'zinc', lift: 2 })
      stud(scene, b, high, r * 0.42, r * 0.05, 'zinc', false)
    },
    r * 0.5,
  )
}

/** Returns the outline of the outer plate, with cooling fins along its rim. */
function finned(r: number, from: number, to: number): Outline {
  const fins = 34
  const rim = Array.from({ length: fins * 2 }, (_, i) => {
    const a = from + ((to - from) * i) / (fins * 2)
    const b = from + ((to - from) * (i + 1)) / (fins * 2)
    const d = i % 2 === 0 ? r : r * 0.955
    return [atClock(a, d), atClock(b, d)]
  }).flat()
  return [...rim, ...arc(origin, r * 0.6, to, from)]
}

const spread = (i: number, count: number, half: number): number => (count === 1 ? 0 : -half + (2 * half * i) / (count - 1))

/** Draws a press-fit diode: knurled cup, sealing, lead. */
function diode(scene: Scene, d: { angle: number; distance: number; x: number; r: number }): void {
  const at = atClock(d.angle, d.distance)
  scene.group(
    { x: d.x, ...at },
    () => {
      tube(scene, { at, x0: d.x - d.r * 0.5, x1: d.x, r: d.r, material: 'zinc', name: 'diode' })
      disc(scene, { at, x: d.x - d.r * 0.5, r: d.r * 0.66, material: 'dark', tone: 1, fine: true, lift: 1 })
      tube(scene, { at, x0: d.x - d.r * 1.7, x1: d.x - d.r * 0.5, r: d.r * 0.16, material: 'copper', lift: 2 })
    },
    d.distance,
  )
}

function measures(values: Values): Measure[] {
  const { r, spacing, diodes } = shapeOf(values)
  const printed = values.printed('diodes')
  const [a, b] = [atClock(-108, spacing), atClock(108, spacing)]
  const amps = values.printed('diodeAmps')
  return [
    ...measureIfKnown(values, 'holeSpacingMm', '', across(a.y, b.y, a.z)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-r, r, 0)),
    ...(printed ? [note(atClock(spread(0, Math.ceil(diodes / 2), 82), r * 0.53))(amps ? `${printed} × ${amps} A` : `${printed} ×`)] : []),
  ]
}

export const rectifier: PartDrawing = { model, measures }
