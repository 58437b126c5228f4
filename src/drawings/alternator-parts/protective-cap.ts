import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { rectangle, rotatedOutline, sector } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { ringSlots, shapesOnFace, wallSlots } from '#drawings/pieces/slots.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, disc, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values) {
  const r = values.measure('odMm', 110, 30, 220) / 2
  const holes = values.count('holes', 3, 1, 8)
  return {
    r,
    height: values.measure('heightMm', r * 0.55, r * 0.1, r * 2),
    metal: /steel|alu|metal/.test(values.text('material')),
    holes: Array.from({ length: holes }, (_, i) => atClock((i * 360) / holes, r * 0.84)),
  }
}

/** Draws the cover over the rear of an alternator: grille, cut-outs for plug and stud, and screw holes. */
function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const { r, height } = s
  const material = s.metal ? 'zinc' : 'plastic'
  turned(scene, material, [0, r * 0.9, height * 0.1, r * 0.96, height * 0.92, r, height * 0.92, r * 1.03, height, r * 1.03])
  wallSlots(scene, {
    x0: height * 0.3,
    x1: height * 0.82,
    r0: r * 0.975,
    r1: r * 0.998,
    count: 40,
    share: 0.45,
    material: 'dark',
    tone: 3,
    name: 'n',
  })
  scene.group(
    { x: -1, y: 0, z: 0 },
    () => {
      shapesOnFace(
        scene,
        0,
        ringSlots(24, r * 0.36, r * 0.7, 0.42).filter((_, i) => i > 2 && i !== 20 && i !== 21 && i !== 19),
        { material: 'dark', tone: 3, name: 'f' },
      )
      shapesOnFace(scene, 0, [sector({ y: 0, z: 0 }, r * 0.36, r * 0.74, -4, 32)], { material: 'dark', tone: 2, lift: 0.2 })
      shapesOnFace(scene, 0, [rotatedOutline(rectangle({ y: 0, z: r * 0.56 }, r * 0.3, r * 0.3, r * 0.06), 300)], {
        material: 'dark',
        tone: 2,
        lift: 0.2,
      })
      disc(scene, { x: 0, r: r * 0.26, material, name: 'e', lift: 0.3 })
      for (const at of s.holes) {
        disc(scene, { at, x: 0, r: r * 0.09, material, tone: 1, lift: r })
        bore(scene, { at, x: 0, r: r * 0.045, deep: 6, name: 'hole', lift: r + 1 })
      }
    },
    r,
  )
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const holes = values.printed('holes')
  return [
    ...measureIfKnown(values, 'heightMm', '', along(0, s.height)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-s.r, s.r, 0)),
    ...(holes && s.holes[0] ? [note(s.holes[0])(`${holes} ×`)] : []),
  ]
}

export const protectiveCap: PartDrawing = { model, measures }
