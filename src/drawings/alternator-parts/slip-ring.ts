import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { cable } from '#drawings/pieces/cable.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore, disc, tube } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values) {
  const r = values.measure('odMm', 28, 8, 80) / 2
  return {
    r,
    bore: Math.min(r * 0.8, values.measure('boreMm', r * 0.95, 2, r * 1.7) / 2),
    length: values.measure('lengthMm', r * 2.2, r * 0.8, r * 6),
  }
}

/** Draws a slip ring: two copper rings moulded into a black sleeve, with the two leads to the winding. */
function model(scene: Scene, values: Values): void {
  const { r, bore: bore0, length } = shapeOf(values)
  const sleeve = (from: number, to: number): void =>
    tube(scene, { x0: length * from, x1: length * to, r: r * 0.9, material: 'plastic', face: false })
  const ring = (from: number, to: number): void => tube(scene, { x0: length * from, x1: length * to, r, material: 'copper', name: 'ring' })
  sleeve(0.88, 1)
  ring(0.58, 0.88)
  sleeve(0.42, 0.58)
  ring(0.12, 0.42)
  sleeve(0, 0.12)
  scene.group(
    { x: 0, y: 0, z: 0 },
    () => {
      const x = scene.camera.turned ? length : 0
      disc(scene, { x, r: r * 0.9, material: 'plastic', lift: r, rear: scene.camera.turned })
      bore(scene, { x, r: bore0, deep: r, lift: r + 1, rear: scene.camera.turned })
    },
    r,
  )
  for (const [y, z] of [
    [0.5, 0.62],
    [0.66, 0.2],
  ] as const) {
    const start = { y: y * r, z: z * r }
    cable(
      scene,
      [
        { x: length - 2, ...start },
        { x: length * 1.25, y: start.y * 1.1, z: start.z * 1.2 },
        { x: length * 1.6, y: start.y * 1.6, z: start.z },
      ],
      r * 0.06,
      'copper',
      { x: length + 8, ...start },
      -r * 2,
    )
  }
}

function measures(values: Values): Measure[] {
  const { r, bore, length } = shapeOf(values)
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, length)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-r, r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', note({ y: -bore * 0.7, z: bore * 0.7 })),
  ]
}

export const slipRing: PartDrawing = { model, measures }
