import { along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { cable } from '#drawings/pieces/cable.ts'
import type { Point3 } from '#drawings/projection.ts'
import { rod } from '#drawings/rod.ts'
import type { Scene } from '#drawings/scene.ts'
import type { Values } from '#drawings/values.ts'

const shapeOf = (values: Values) => ({
  width: values.measure('widthMm', 12, 3, 40),
  strap: /strap|braid|copper flat|band/.test(values.text('material')),
})

/** Draws a battery cable: a lead with a lug crimped to each end. The lead has a round jacket, or is a bare braid. */
function model(scene: Scene, values: Values): void {
  const { width, strap } = shapeOf(values)
  const r = Math.max(3.5, Math.min(9, width / 2))
  const start = { x: 22, y: 20, z: -6 }
  const path = [
    start,
    { x: 40, y: 4, z: -6 },
    { x: 44, y: -26, z: -4 },
    { x: 68, y: -34, z: -2 },
    { x: 92, y: 4, z: -4 },
    { x: 112, y: 26, z: -2 },
    { x: 136, y: 14, z: 0 },
  ]
  cable(scene, path, strap ? r * 0.85 : r, strap ? 'copper' : 'plastic', { x: 70, y: 0, z: 0 })
  lug(scene, start, { x: -0.78, y: 0.62 }, r, 80)
  lug(scene, { x: 136, y: 14, z: 0 }, { x: 0.97, y: -0.25 }, r, -80)
}

/** Draws a cable lug: a crimped barrel, its flattened tongue, and the ring with the hole for the stud. */
function lug(scene: Scene, from: Point3, way: { x: number; y: number }, r: number, lift: number): void {
  const on = (far: number, up = 0): Point3 => ({ x: from.x + way.x * far * r, y: from.y + way.y * far * r, z: from.z + up * r })
  scene.group(
    from,
    () => {
      cable(scene, [on(1.2, -0.3), on(2.6, -0.45), on(3.6, -0.45)], r * 0.75, 'zinc', on(1), 0)
      rod(scene, { from: on(-0.8), to: on(1.7), r: r * 1.15, material: 'zinc', lift: 1 })
      scene.group(
        on(4.4),
        () => {
          rod(scene, { from: on(4.4, -0.75), to: on(4.4, -0.35), r: r * 1.6, material: 'zinc' })
          rod(scene, { from: on(4.4, -0.36), to: on(4.4, -0.34), r: r * 0.8, material: 'dark', name: 'hole', lift: r })
        },
        2,
      )
    },
    lift,
  )
}

function measures(values: Values): Measure[] {
  const thread = values.written('studThread')
  return [...measureIfKnown(values, 'lengthMm', '', along(14, 134)), ...(thread ? [note({ y: 32, z: -6 })(thread)] : [])]
}

export const batteryCable: PartDrawing = { model, measures }
