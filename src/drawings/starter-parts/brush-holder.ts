import { hollow } from '#drawings/hollow.ts'
import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { rectangle, rotatedOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { cable } from '#drawings/pieces/cable.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

const shapeOf = (values: Values) => ({ r: values.measure('odMm', 72, 25, 200) / 2, count: values.count('count', 4, 1, 12) })

function model(scene: Scene, values: Values): void {
  const { r, count } = shapeOf(values)
  const depth = r * 0.07
  const opening = r * 0.42
  hollow(scene, { x0: 0, x1: depth, r, inner: opening, material: 'zinc' })
  for (const a of [45, 225]) bore(scene, { at: atClock(a + 90 / count, r * 0.88), x: 0, r: r * 0.05, deep: 2, lift: r * 0.2, fine: true })
  const w = Math.min(r * 0.36, (2 * Math.PI * opening) / count / 1.5)
  const tall = r * 0.3
  for (let i = 0; i < count; i++) {
    const a = (i * 360) / count + 180 / count
    const insulated = i % 2 === 1
    const box = (from: number, to: number, width: number) =>
      rotatedOutline(rectangle({ y: 0, z: (from + to) / 2 }, width, to - from, 0.6), a)
    scene.group(
      { x: -tall, ...atClock(a, r * 0.7) },
      () => {
        if (insulated)
          prism(scene, {
            outline: box(r * 0.44, r * 0.98, w * 1.5),
            x0: -r * 0.03,
            x1: 0,
            material: 'bakelite',
            place: { x: 4, ...atClock(a, r * 0.7) },
          })
        prism(scene, {
          outline: box(opening * 0.72, r * 0.6, w * 0.74),
          x0: -tall * 0.84,
          x1: -tall * 0.16,
          material: 'carbon',
          name: 'brush',
          place: { x: -1, ...atClock(a, r * 0.5) },
        })
        prism(scene, {
          outline: box(r * 0.5, r * 0.92, w),
          x0: -tall,
          x1: -r * 0.03,
          material: 'brass',
          place: { x: -2, ...atClock(a, r * 0.72) },
        })
      },
      r,
    )
    const from = atClock(a, r * 0.56)
    const [way, end] = [atClock(a + 100 / count, r * 0.66), atClock(a + 140 / count, r * 0.86)]
    cable(
      scene,
      [
        { x: -tall * 0.9, ...from },
        { x: -tall * 1.15, y: (from.y + way.y) / 2, z: (from.z + way.z) / 2 },
        { x: -tall * 0.5, ...way },
        { x: -1, ...end },
      ],
      r * 0.026,
      'copper',
      { x: -tall, ...from },
      r * 1.2,
    )
  }
}

function measures(values: Values): Measure[] {
  const { r, count } = shapeOf(values)
  const printed = values.printed('count')
  return [
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-r, r, 0)),
    ...measureIfKnown(values, 'brushNewMm', '', along(-r * 0.3, 0)),
    ...(printed ? [note(atClock(180 / count, r * 0.5))(`${printed} ×`)] : []),
  ]
}

export const brushHolder: PartDrawing = { model, measures }
