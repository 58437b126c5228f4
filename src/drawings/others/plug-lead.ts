import type { Material } from '#drawings/materials.ts'
import { along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { cable } from '#drawings/pieces/cable.ts'
import { plug } from '#drawings/pieces/plug.ts'
import { block } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import type { Values } from '#drawings/values.ts'

const shapeOf = (values: Values) => ({
  pins: values.count('plugPins', 3, 1, 12),
  oval: /oval|round/.test(values.text('plugShape')),
  length: values.measure('lengthMm', 200, 40, 3000),
})

const jackets: readonly Material[] = ['plastic', 'bakelite', 'brass', 'carbon', 'copper', 'steel']

/** Draws a plug with its latch, and one stripped lead for each pin. */
function model(scene: Scene, values: Values): void {
  const { pins, oval } = shapeOf(values)
  const rows = pins > 6 ? 2 : 1
  const aRow = Math.ceil(pins / rows)
  const width = Math.max(13, aRow * 5 + 7)
  const reach = 70
  for (let i = 0; i < pins; i++) {
    const share = pins === 1 ? 0 : i / (pins - 1) - 0.5
    const y = ((i % aRow) - (aRow - 1) / 2) * 5
    const z = rows === 2 ? (i < aRow ? 2.5 : -2.5) : 0
    const end = { x: reach + 8, y: share * width * 1.5, z: z - 4 + share * 6 }
    const points = [
      { x: 18, y, z },
      { x: 32, y: y * 1.1, z: z + 1 },
      { x: 52, y: y * 0.7 + share * 8, z: z - 5 },
      { x: reach, y: end.y * 0.96, z: end.z + 1 },
    ]
    cable(scene, [points.at(-1) ?? end, end], 0.7, 'copper', { x: reach, y, z }, -30 + i * 0.1)
    cable(scene, points, 1.5, jackets[i % jackets.length] ?? 'plastic', { x: 40, y, z }, -20 + i * 0.1)
  }
  block(scene, { at: { y: 0, z: 0 }, width: width - 3, height: rows * 5 + 5, corner: 2, x0: 13, x1: 20, material: 'plastic' })
  plug(scene, { at: { y: 0, z: 0 }, x0: 14, x1: 0, pins, oval })
  block(scene, { at: { y: 0, z: rows * 2.5 + 5.2 }, width: width * 0.36, height: 2, x0: 2, x1: 14, material: 'plastic', lift: 20 })
}

function measures(values: Values): Measure[] {
  const pins = values.printed('plugPins')
  const code = values.written('plugCode')
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, 78)),
    ...(pins ? [note({ y: 0, z: 0 })(code ? `${pins} · ${code}` : `${pins} ×`)] : []),
  ]
}

export const plugLead: PartDrawing = { model, measures }
