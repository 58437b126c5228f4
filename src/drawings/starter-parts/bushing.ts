import { hollow } from '#drawings/hollow.ts'
import type { Material } from '#drawings/materials.ts'
import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import type { Scene } from '#drawings/scene.ts'
import type { Values } from '#drawings/values.ts'

const madeOf = (text: string): Material => (/steel/.test(text) ? 'steel' : /plastic|nylon|ptfe/.test(text) ? 'plastic' : 'brass')

function shapeOf(values: Values) {
  const r = values.measure('odMm', 14, 3, 120) / 2
  return {
    r,
    inner: Math.min(r * 0.92, values.measure('boreMm', r * 1.4, 1, r * 1.9) / 2),
    length: values.measure('lengthMm', r * 2, r * 0.3, r * 8),
    count: values.count('count', 1, 1, 10),
    material: madeOf(values.text('material')),
  }
}

function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const flanged = /flang/.test(values.text('material'))
  for (let i = 0; i < s.count; i++) {
    const [column, row] = [i % 5, Math.floor(i / 5)]
    const at = { y: column * s.r * 2.4, z: 0 }
    const x = row * s.length * 1.4
    scene.group({ x, ...at }, () => {
      hollow(scene, { at, x0: x, x1: x + s.length, r: s.r, inner: s.inner, material: s.material, name: 'bushing' })
      if (flanged) hollow(scene, { at, x0: x - s.length * 0.12, x1: x, r: s.r * 1.3, inner: s.inner, material: s.material, lift: s.length })
    })
  }
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const count = values.printed('count')
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-s.r, s.r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', note({ y: -s.inner * 0.6, z: s.inner * 0.8 }), count && s.count > 1 ? ` · ${count} ×` : ''),
  ]
}

export const bushing: PartDrawing = { model, measures }
