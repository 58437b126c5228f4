import { across, type Measure, measureIfKnown } from '#drawings/measure.ts'
import { rectangle, sector } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { cable } from '#drawings/pieces/cable.ts'
import { shapesOnFace } from '#drawings/pieces/slots.ts'
import { block } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { tube, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values) {
  const length = values.measure('lengthMm', 180, 60, 600)
  return { length, width: values.measure('widthMm', length * 0.6, length * 0.25, length * 1.6) }
}

/** Draws an upright hand-held tester: display with a curve, knob, keys, sockets, and two test leads. */
function model(scene: Scene, values: Values): void {
  const { length: h, width: w } = shapeOf(values)
  const depth = h * 0.2
  const [y, z] = [(s: number) => s * w, (s: number) => s * h]
  block(scene, { at: { y: 0, z: 0 }, width: w, height: h, corner: w * 0.08, x0: h * 0.02, x1: depth, material: 'plastic' })
  block(scene, {
    at: { y: 0, z: 0 },
    width: w * 0.92,
    height: h * 0.94,
    corner: w * 0.06,
    x0: 0,
    x1: h * 0.02,
    material: 'carbon',
    lift: 2,
  })
  scene.group(
    { x: -1, y: 0, z: 0 },
    () => {
      shapesOnFace(scene, 0, [rectangle({ y: 0, z: z(0.24) }, w * 0.76, h * 0.34, w * 0.03)], { material: 'dark', tone: 3 })
      shapesOnFace(scene, 0, [rectangle({ y: 0, z: z(0.24) }, w * 0.7, h * 0.3, w * 0.01)], { material: 'zinc', tone: 1, lift: 0.2 })
      const curve = Array.from({ length: 15 }, (_, i) => ({ y: y(-0.31 + i * 0.044), z: z(0.2 + 0.07 * Math.abs(Math.sin(i * 0.9))) }))
      shapesOnFace(scene, 0, [[...curve, ...curve.map((p) => ({ y: p.y, z: p.z - h * 0.012 })).reverse()]], {
        material: 'dark',
        tone: 1,
        name: 'n',
        lift: 0.3,
      })
      turned(scene, 'dark', [-h * 0.05, w * 0.15, 0, w * 0.17], { at: { y: 0, z: z(-0.12) }, lift: 1 })
      shapesOnFace(scene, -h * 0.05, [sector({ y: 0, z: z(-0.12) }, w * 0.04, w * 0.14, 306, 324)], {
        material: 'zinc',
        tone: 0,
        name: 'n',
        lift: h,
      })
      for (const [i, side] of [-0.3, 0.3].entries())
        for (const row of [-0.05, -0.19])
          block(scene, {
            at: { y: y(side), z: z(row) },
            width: w * 0.17,
            height: h * 0.08,
            corner: 2,
            x0: -h * 0.012,
            x1: 0,
            material: i ? 'bakelite' : 'plastic',
            lift: 1,
          })
      for (const side of [-0.22, 0.22])
        tube(scene, {
          at: { y: y(side), z: z(-0.36) },
          x0: -h * 0.02,
          x1: 0,
          r: w * 0.07,
          material: side < 0 ? 'dark' : 'bakelite',
          lift: 1,
        })
    },
    h,
  )
  for (const side of [-0.22, 0.22]) {
    const from = { x: -h * 0.02, y: y(side), z: z(-0.36) }
    cable(
      scene,
      [
        from,
        { x: -h * 0.14, y: from.y, z: z(-0.4) },
        { x: -h * 0.2, y: from.y + w * 0.1, z: z(-0.6) },
        { x: -h * 0.1, y: from.y + w * 0.5, z: z(-0.66) },
      ],
      w * 0.022,
      side < 0 ? 'plastic' : 'bakelite',
      { x: -h, y: 0, z: 0 },
      h * 2,
    )
  }
}

function measures(values: Values): Measure[] {
  const { length: h, width: w } = shapeOf(values)
  return [
    ...measureIfKnown(values, 'lengthMm', '', (label) => ({ kind: 'height', x: 0, z0: -h / 2, z1: h / 2, label })),
    ...measureIfKnown(values, 'widthMm', '', across(-w / 2, w / 2, -h / 2)),
  ]
}

export const tester: PartDrawing = { model, measures }
