import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { cable } from '#drawings/pieces/cable.ts'
import { block } from '#drawings/prism.ts'
import { rod } from '#drawings/rod.ts'
import type { Scene } from '#drawings/scene.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values) {
  return {
    length: values.measure('lengthMm', 16, 4, 60),
    width: values.measure('widthMm', 14, 3, 60),
    height: values.measure('heightMm', 7, 2, 60),
    count: values.count('count', 4, 1, 12),
  }
}

const columns = (count: number): number => Math.min(4, count)

/** Draws one brush: the carbon block with its worn face in front, and the braid from its back to the eyelet. */
export function brush(scene: Scene, b: { length: number; width: number; height: number; y: number; z: number; x?: number }): void {
  const { length, width, height, y, z, x = 0 } = b
  scene.group({ x, y, z }, () => {
    block(scene, {
      at: { y, z },
      width,
      height,
      corner: Math.min(width, height) * 0.06,
      x0: x,
      x1: x + length,
      material: 'carbon',
      name: 'brush',
    })
    const braid = Math.min(width, height) * 0.14
    cable(
      scene,
      [
        { x: x + length, y, z },
        { x: x + length * 1.4, y, z: z + height * 0.2 },
        { x: x + length * 1.9, y: y + width * 0.1, z: z - height * 0.1 },
        { x: x + length * 2.4, y, z },
      ],
      braid,
      'copper',
      { x: x + length + 5, y, z },
      -length,
    )
    rod(scene, {
      from: { x: x + length * 2.5, y, z: z + height * 0.04 },
      to: { x: x + length * 2.5, y, z: z - height * 0.1 },
      r: braid * 2.2,
      material: 'copper',
    })
  })
}

function model(scene: Scene, values: Values): void {
  const { length, width, height, count } = shapeOf(values)
  for (let i = 0; i < count; i++) {
    const [column, row] = [i % columns(count), Math.floor(i / columns(count))]
    brush(scene, { length, width, height, y: column * width * 1.7, z: 0, x: row * length * 3.1 })
  }
}

function measures(values: Values): Measure[] {
  const { length, width, height } = shapeOf(values)
  const printed = values.printed('count')
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, length)),
    ...measureIfKnown(values, 'heightMm', '', (label) => ({ kind: 'height', x: 0, z0: -height / 2, z1: height / 2, label })),
    ...measureIfKnown(values, 'widthMm', '', across(-width / 2, width / 2, -height / 2)),
    ...(printed ? [note({ y: width * 0.3, z: height * 0.3 })(`${printed} ×`)] : []),
  ]
}

export const brushSet: PartDrawing = { model, measures }
