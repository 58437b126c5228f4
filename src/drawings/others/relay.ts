import { type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { rectangle } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { shapesOnFace } from '#drawings/pieces/slots.ts'
import { block, prism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { bore } from '#drawings/solids.ts'
import { terminalCount } from '#drawings/units/starter-shape.ts'
import type { Values } from '#drawings/values.ts'

const shapeOf = (values: Values) => ({
  height: values.measure('heightMm', 26, 10, 120),
  terminals: terminalCount(values.text('terminals'), values.knownNumber('terminals'), 4),
})

/** Draws a relay: a cube with blade terminals below and a bracket behind. */
function model(scene: Scene, values: Values): void {
  const { height: h, terminals } = shapeOf(values)
  const w = h * 1.05
  block(scene, {
    at: { y: 0, z: h * 0.68 },
    width: w * 0.44,
    height: h * 0.56,
    corner: h * 0.18,
    x0: w * 0.94,
    x1: w * 1.0,
    material: 'zinc',
    lift: -w,
  })
  bore(scene, { at: { y: 0, z: h * 0.78 }, x: w * 0.94, r: h * 0.09, deep: 2, name: 'hole', lift: -w * 0.9 })
  blades(scene, h, w, terminals)
  block(scene, {
    at: { y: 0, z: -h * 0.46 },
    width: w * 1.02,
    height: h * 0.1,
    corner: 1,
    x0: -w * 0.01,
    x1: w * 0.93,
    material: 'dark',
    lift: -1,
  })
  prism(scene, { outline: rectangle({ y: 0, z: h * 0.04 }, w, h * 0.92, h * 0.05), x0: 0, x1: w * 0.92, material: 'plastic', lift: 2 })
  shapesOnFace(scene, 0, [rectangle({ y: 0, z: h * 0.06 }, w * 0.74, h * 0.62, h * 0.03)], {
    material: 'plastic',
    tone: 0,
    name: 'e f',
    lift: w * 2,
  })
}

/**
 * Draws the blade terminals in the usual layout of relays: terminal 30 is at right angles to the others, the coil's two terminals are at
 * the sides.
 */
function blades(scene: Scene, h: number, w: number, count: number): void {
  const spots = [
    { x: 0.8, y: 0, flat: true },
    { x: 0.14, y: 0, flat: true },
    { x: 0.46, y: -0.3, flat: false },
    { x: 0.46, y: 0.3, flat: false },
    { x: 0.46, y: 0, flat: true },
    { x: 0.8, y: 0.34, flat: false },
    { x: 0.14, y: 0.34, flat: false },
    { x: 0.14, y: -0.34, flat: false },
  ]
  for (const spot of spots.slice(0, count)) {
    const [wide, deep] = spot.flat ? [w * 0.22, w * 0.03] : [w * 0.03, w * 0.22]
    block(scene, {
      at: { y: spot.y * w, z: -h * 0.68 },
      width: wide,
      height: h * 0.4,
      x0: spot.x * w - deep / 2,
      x1: spot.x * w + deep / 2,
      material: 'brass',
      name: 'terminal',
      lift: -h,
    })
  }
}

function measures(values: Values): Measure[] {
  const { height } = shapeOf(values)
  const terminals = values.written('terminals')
  return [
    ...measureIfKnown(values, 'heightMm', '', (label) => ({ kind: 'height', x: 0, z0: -height / 2, z1: height / 2, label })),
    ...(terminals ? [note({ y: 0, z: -height * 0.7 })(terminals)] : []),
  ]
}

export const relay: PartDrawing = { model, measures }
