import { hollow } from '#drawings/hollow.ts'
import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { rectangle, rotatedOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { lugHole } from '#drawings/pieces/fasteners.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, disc, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values) {
  const r = values.measure('odMm', 78, 30, 220) / 2
  const holes = values.count('holes', 2, 1, 6)
  return {
    r,
    height: values.measure('heightMm', r * 0.7, r * 0.15, r * 3),
    bore: values.measure('boreMm', r * 0.3, 4, r) / 2,
    holes: Array.from({ length: holes }, (_, i) => atClock(90 + (i * 360) / holes, r * 0.76)),
    cast: !/steel|sheet/.test(values.text('material')),
  }
}

/** Draws the commutator end cover as seen from outside: boss with the bush, ribs, holes for the through-bolts, rim. */
function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const metal = s.cast ? 'cast' : 'zinc'
  const { r, height } = s
  turned(scene, metal, [height * 0.25, r * 0.9, height * 0.36, r * 0.97, height * 0.85, r, height * 0.85, r - 1.5, height, r - 1.5])
  scene.group(
    { x: height * 0.25 - 1, y: 0, z: 0 },
    () => {
      disc(scene, { x: height * 0.25, r: r * 0.84, material: metal, fine: true, name: 'e', lift: 0.05 })
      if (s.cast)
        for (let i = 0; i < 6; i++)
          prism(scene, {
            outline: rotatedOutline(rectangle({ y: 0, z: r * 0.58 }, r * 0.07, r * 0.5), i * 60),
            x0: height * 0.17,
            x1: height * 0.25,
            material: metal,
          })
      for (const at of s.holes) {
        disc(scene, { at, x: height * 0.25, r: r * 0.14, material: metal, tone: 1, lift: 2 })
        lugHole(scene, at, height * 0.25, r * 0.075, 10, 3)
      }
      turned(scene, metal, [0, s.bore * 1.7, height * 0.03, s.bore * 1.9, height * 0.25, s.bore * 2.1], { lift: height })
      hollow(scene, { x0: -0.5, x1: 3, r: s.bore * 1.3, inner: s.bore, material: 'brass', lift: height * 2 })
      bore(scene, { x: -0.5, r: s.bore, deep: height * 0.6, material: 'brass', lift: height * 2 + 1 })
    },
    r * 0.3,
  )
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const [hole = { y: 0, z: 0 }] = s.holes
  const holes = values.printed('holes')
  return [
    ...measureIfKnown(values, 'heightMm', '', along(0, s.height)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-s.r, s.r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', note({ y: -s.bore * 0.5, z: s.bore * 0.5 })),
    ...(holes ? [note(hole)(`${holes} ×`)] : []),
  ]
}

export const commutatorEndCover: PartDrawing = { model, measures }
