import { along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { hexagonHead, stud } from '#drawings/pieces/fasteners.ts'
import { wallLines } from '#drawings/pieces/slots.ts'
import { block } from '#drawings/prism.ts'
import { atClock, type CrossPoint } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, tube, turned } from '#drawings/solids.ts'
import { terminalCount } from '#drawings/units/starter-shape.ts'
import type { Values } from '#drawings/values.ts'

interface Shape {
  length: number
  r: number
  terminals: CrossPoint[]
  holes: CrossPoint[]
  x: { cap: number; can: number; plunger: number }
}

/** Returns the measures of a solenoid. Its terminal end is in front, because solenoids differ there. */
function shapeOf(values: Values): Shape {
  const length = values.measure('lengthMm', 120, 50, 260)
  const r = values.measure('bodyOdMm', length * 0.45, length * 0.25, length * 0.9) / 2
  const count = terminalCount(values.text('terminals'), values.knownNumber('terminals'), 3)
  const holes = values.count('holes', 2, 1, 6)
  const spacing = values.measure('holeSpacingMm', r * 1.3, r * 0.8, r * 2.6) / 2
  return {
    length,
    r,
    terminals: [
      atClock(300, r * 0.5),
      atClock(60, r * 0.5),
      ...Array.from({ length: Math.max(0, count - 2) }, (_, i) => atClock(180 + (i - (count - 3) / 2) * 48, r * 0.56)),
    ].slice(0, count),
    holes: Array.from({ length: holes }, (_, i) => atClock(90 + (i * 360) / holes, spacing)),
    x: { cap: length * 0.17, can: length * 0.37, plunger: length * 0.78 },
  }
}

function model(scene: Scene, values: Values): void {
  const { r, x, length, terminals, holes } = shapeOf(values)
  turned(scene, 'zinc', [x.can, r + 1.2, x.can + 3, r + 1.2, x.can + 3, r, x.plunger - 3, r, x.plunger - 3, r * 0.97, x.plunger, r * 0.97])
  if (scene.camera.turned || Math.abs(scene.camera.along) > 0.9)
    for (const at of holes) bore(scene, { at, x: x.plunger, r: 3.2, deep: 8, name: 'hole', lift: 1 })
  scene.group({ x: x.plunger + 1, y: 0, z: 0 }, () => {
    turned(scene, 'brass', [x.plunger, r * 0.42, x.plunger + 3, r * 0.42])
    turned(scene, 'steel', [x.plunger + 3, r * 0.34, length - r * 0.25, r * 0.34])
    wallLines(scene, { x0: x.plunger + 3, x1: length - r * 0.5, r: r * 0.4, count: 7, lift: 1 })
    block(scene, { at: { y: 0, z: 0 }, width: r * 0.16, height: r * 0.5, x0: length - r * 0.25, x1: length, material: 'steel' })
  })
  scene.group({ x: x.cap, y: 0, z: 0 }, () => {
    turned(scene, 'plastic', [
      x.cap,
      r * 0.8,
      x.cap + (x.can - x.cap) * 0.3,
      r * 0.88,
      x.cap + (x.can - x.cap) * 0.32,
      r * 0.94,
      x.can,
      r * 0.96,
    ])
  })
  scene.group({ x: x.cap - r, y: 0, z: 0 }, () => {
    terminals.forEach((at, i) => {
      const name = 'terminal'
      if (i < 2) {
        tube(scene, { at, x0: x.cap - 3, x1: x.cap, r: r * 0.27, material: 'plastic', name })
        stud(scene, at, x.cap - 3, x.cap - 3, r * 0.13, 'copper', false)
      } else if (r > 34) {
        tube(scene, { at, x0: x.cap - 2, x1: x.cap, r: r * 0.17, material: 'plastic', name })
        stud(scene, at, x.cap - 2, x.cap * 0.55, r * 0.075, 'brass', false)
      } else block(scene, { at, width: r * 0.26, height: r * 0.07, x0: x.cap * 0.45, x1: x.cap, material: 'brass', name: 'terminal' })
    })
    for (const angle of [0, 120, 240]) {
      const at = atClock(angle, r * 0.72)
      if (angle !== 120 && angle !== 240) hexagonHead(scene, at, x.cap - 1, x.cap + 2, r * 0.09)
    }
  })
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const [first, second] = s.holes
  const [stud1 = { y: 0, z: 0 }] = s.terminals
  const thread = values.written('studThread')
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameter(s.x.plunger, s.r, true)),
    ...(first && second
      ? measureIfKnown(values, 'holeSpacingMm', '', (label) => ({
          kind: 'across',
          y0: Math.min(first.y, second.y),
          y1: Math.max(first.y, second.y),
          z: 0,
          label,
        }))
      : []),
    ...(thread ? [note(stud1)(thread)] : []),
  ]
}

export const solenoid: PartDrawing = { model, measures, ends: true }
