import { type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { circle, hullAround, reversed } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { standingStud } from '#drawings/pieces/fasteners.ts'
import { block, prism } from '#drawings/prism.ts'
import { rod } from '#drawings/rod.ts'
import type { Scene } from '#drawings/scene.ts'
import { terminalCount } from '#drawings/units/starter-shape.ts'
import type { Values } from '#drawings/values.ts'

const shapeOf = (values: Values) => ({
  height: values.measure('heightMm', 72, 20, 220),
  terminals: terminalCount(values.text('terminals'), values.knownNumber('terminals'), 4),
})

/**
 * Draws a contactor: an upright can on a foot plate with holes. Two heavy studs stand on its bridge, the coil's blade terminals are in
 * front.
 */
function model(scene: Scene, values: Values): void {
  const { height: h, terminals } = shapeOf(values)
  const low = -h / 2
  const r = h * 0.3
  const up = (z: number) => ({ x: 0, y: 0, z })
  scene.group(
    up(low),
    () => {
      const holes = [-1, 1].map((s) => ({ y: s * h * 0.42, z: low + h * 0.05 }))
      prism(scene, {
        outline: hullAround(holes.map((p) => ({ ...p, r: h * 0.055 }))),
        x0: -r * 0.5,
        x1: r * 0.5,
        material: 'zinc',
        openings: holes.map((p) => reversed(circle(p, h * 0.01))),
      })
    },
    -h,
  )
  rod(scene, { from: up(low + h * 0.08), to: up(low + h * 0.52), r, material: 'zinc' })
  rod(scene, { from: up(low + h * 0.52), to: up(low + h * 0.7), r: r * 1.06, material: 'plastic', lift: h * 0.3 })
  scene.group(
    up(low + h),
    () => {
      block(scene, { at: { y: 0, z: low + h * 0.76 }, width: h * 0.09, height: h * 0.14, x0: -r, x1: r, material: 'plastic' })
      for (const y of [-h * 0.17, h * 0.17]) standingStud(scene, { x: 0, y, z: low + h * 0.68 }, { x: 0, y, z: low + h }, h * 0.05)
    },
    h * 0.5,
  )
  for (let i = 2; i < terminals; i++) {
    const y = (i - 2 - (terminals - 3) / 2) * h * 0.16
    block(scene, {
      at: { y, z: low + h * 0.6 },
      width: h * 0.075,
      height: h * 0.018,
      x0: -r * 1.5,
      x1: -r * 0.96,
      material: 'brass',
      name: 'terminal',
      lift: h * 0.6,
    })
  }
}

function measures(values: Values): Measure[] {
  const { height } = shapeOf(values)
  const thread = values.written('studThread')
  return [
    ...measureIfKnown(values, 'heightMm', '', (label) => ({ kind: 'height', x: 0, z0: -height / 2, z1: height / 2, label })),
    ...(thread ? [note({ y: height * 0.17, z: height * 0.45 })(thread)] : []),
  ]
}

export const contactor: PartDrawing = { model, measures }
