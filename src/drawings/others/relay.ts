import { type DimensionMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { rectangleOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawShapesOnFace } from '#drawings/pieces/slots.ts'
import { drawBlock, drawPrism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore } from '#drawings/solids.ts'
import { parseTerminalCount } from '#drawings/units/starter-shape.ts'
import type { DrawingValues } from '#drawings/values.ts'

const computeRelayShape = (values: DrawingValues) => ({
  height: values.drawableMeasure('heightMm', 26, 10, 120),
  terminals: parseTerminalCount(values.lowercaseText('terminals'), values.attributeNumber('terminals'), 4),
})

/** Draws a relay: a cube with blade terminals below and a bracket behind. */
function drawRelayModel(scene: Scene, values: DrawingValues): void {
  const { height: h, terminals } = computeRelayShape(values)
  const w = h * 1.05
  drawBlock(scene, {
    centre: { y: 0, z: h * 0.68 },
    width: w * 0.44,
    height: h * 0.56,
    cornerRadius: h * 0.18,
    x0: w * 0.94,
    x1: w * 1.0,
    material: 'zinc',
    drawOrderOffsetMm: -w,
  })
  drawBore(scene, { centre: { y: 0, z: h * 0.78 }, x: w * 0.94, r: h * 0.09, depth: 2, name: 'hole', drawOrderOffsetMm: -w * 0.9 })
  drawBladeTerminals(scene, h, w, terminals)
  drawBlock(scene, {
    centre: { y: 0, z: -h * 0.46 },
    width: w * 1.02,
    height: h * 0.1,
    cornerRadius: 1,
    x0: -w * 0.01,
    x1: w * 0.93,
    material: 'dark',
    drawOrderOffsetMm: -1,
  })
  drawPrism(scene, {
    outline: rectangleOutline({ y: 0, z: h * 0.04 }, w, h * 0.92, h * 0.05),
    x0: 0,
    x1: w * 0.92,
    material: 'plastic',
    drawOrderOffsetMm: 2,
  })
  drawShapesOnFace(scene, 0, [rectangleOutline({ y: 0, z: h * 0.06 }, w * 0.74, h * 0.62, h * 0.03)], {
    material: 'plastic',
    tone: 0,
    name: 'e f',
    drawOrderOffsetMm: w * 2,
  })
}

/**
 * Draws the blade terminals in the usual layout of relays: terminal 30 is at right angles to the others, the coil's two terminals are at
 * the sides.
 */
function drawBladeTerminals(scene: Scene, h: number, w: number, count: number): void {
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
    drawBlock(scene, {
      centre: { y: spot.y * w, z: -h * 0.68 },
      width: wide,
      height: h * 0.4,
      x0: spot.x * w - deep / 2,
      x1: spot.x * w + deep / 2,
      material: 'brass',
      name: 'terminal',
      drawOrderOffsetMm: -h,
    })
  }
}

function listRelayMeasures(values: DrawingValues): DimensionMeasure[] {
  const { height } = computeRelayShape(values)
  const terminals = values.originalText('terminals')
  return [
    ...measureIfKnown(values, 'heightMm', '', (label) => ({ kind: 'height', x: 0, z0: -height / 2, z1: height / 2, label })),
    ...(terminals ? [noteMeasure({ y: 0, z: -height * 0.7 })(terminals)] : []),
  ]
}

export const relayDrawing: PartDrawing = { drawModel: drawRelayModel, listMeasures: listRelayMeasures }
