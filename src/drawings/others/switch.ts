import { type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { gear, hullAround } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { stud } from '#drawings/pieces/fasteners.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, disc, tube, turned } from '#drawings/solids.ts'
import { terminalCount } from '#drawings/units/starter-shape.ts'
import type { Values } from '#drawings/values.ts'

const shapeOf = (values: Values) => ({
  hole: values.measure('holeMm', 6, 2, 60),
  terminals: terminalCount(values.text('terminals'), values.knownNumber('terminals'), 2),
  heavy: (values.knownNumber('amps') ?? 60) >= 50,
})

/** Draws a rotary switch: handle, plate with screw holes, body behind the panel, terminals at the rear. */
function model(scene: Scene, values: Values): void {
  const { terminals, heavy, hole } = shapeOf(values)
  const r = 30
  const ear = Math.min(6, hole / 2)
  scene.group({ x: 60, y: 0, z: 0 }, () => {
    turned(scene, 'plastic', [26, r * 0.8, 60, r * 0.76, 62, r * 0.72])
    for (let i = 0; i < terminals; i++)
      stud(scene, atClock(70 + (i * 360) / terminals, r * 0.52), 62, 20, heavy ? 4.5 : 2.6, heavy ? 'copper' : 'brass')
  })
  const holes = [-1, 1].map((side) => ({ y: side * r * 1.24, z: 0 }))
  scene.group({ x: 20, y: 0, z: 0 }, () => {
    prism(scene, {
      outline: hullAround([{ y: 0, z: 0, r: r }, ...holes.map((at) => ({ ...at, r: ear + 4 }))]),
      x0: 20,
      x1: 26,
      material: 'plastic',
    })
    for (const at of holes) bore(scene, { at, x: 20, r: ear, deep: 6, name: 'hole', lift: r })
    disc(scene, { x: 20, r: r * 0.82, material: 'plastic', name: 'e', lift: r })
  })
  scene.group(
    { x: 0, y: 0, z: 0 },
    () => {
      if (heavy) {
        prism(scene, { outline: gear({ y: 0, z: 0 }, 12, r * 0.6, r * 0.56), x0: 10, x1: 20, material: 'bakelite', faceted: true })
        prism(scene, {
          outline: hullAround([
            { y: -r * 0.38, z: r * 0.42, r: r * 0.15 },
            { y: r * 0.38, z: -r * 0.42, r: r * 0.15 },
          ]),
          x0: 0,
          x1: 10,
          material: 'bakelite',
          lift: 10,
        })
      } else {
        turned(scene, 'zinc', [6, r * 0.5, 8, r * 0.54, 20, r * 0.54])
        tube(scene, { x0: 4, x1: 6, r: r * 0.42, material: 'zinc', lift: 6 })
        prism(scene, {
          outline: [
            { y: -1.4, z: r * 0.28 },
            { y: 1.4, z: r * 0.28 },
            { y: 1.4, z: -r * 0.28 },
            { y: -1.4, z: -r * 0.28 },
          ],
          x0: 3.6,
          x1: 4,
          material: 'dark',
          lift: 12,
        })
      }
    },
    r,
  )
}

function measures(values: Values): Measure[] {
  const terminals = values.written('terminals')
  return [
    ...measureIfKnown(values, 'holeMm', 'Ø ', note({ y: -30 * 1.24, z: 0 })),
    ...(terminals ? [note({ y: 14, z: 12 })(terminals)] : []),
  ]
}

export const switchDrawing: PartDrawing = { model, measures }
