import { type DimensionMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { circleOutline, convexHullOfDiscs, reverseOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawStandingStud } from '#drawings/pieces/fasteners.ts'
import { drawBlock, drawPrism } from '#drawings/prism.ts'
import { drawRod } from '#drawings/rod.ts'
import type { Scene } from '#drawings/scene.ts'
import { parseTerminalCount } from '#drawings/units/starter-shape.ts'
import type { DrawingValues } from '#drawings/values.ts'

const computeContactorShape = (values: DrawingValues) => ({
  height: values.drawableMeasure('heightMm', 72, 20, 220),
  terminals: parseTerminalCount(values.lowercaseText('terminals'), values.attributeNumber('terminals'), 4),
})

/**
 * Draws a contactor: an upright can on a foot plate with holes. Two heavy studs stand on its bridge, the coil's blade terminals are in
 * front.
 */
function drawContactorModel(scene: Scene, values: DrawingValues): void {
  const { height: h, terminals } = computeContactorShape(values)
  const low = -h / 2
  const r = h * 0.3
  const up = (z: number) => ({ x: 0, y: 0, z })
  scene.groupPieces(
    up(low),
    () => {
      const holes = [-1, 1].map((s) => ({ y: s * h * 0.42, z: low + h * 0.05 }))
      drawPrism(scene, {
        outline: convexHullOfDiscs(holes.map((p) => ({ ...p, r: h * 0.055 }))),
        x0: -r * 0.5,
        x1: r * 0.5,
        material: 'zinc',
        openings: holes.map((p) => reverseOutline(circleOutline(p, h * 0.01))),
      })
    },
    -h,
  )
  drawRod(scene, { from: up(low + h * 0.08), to: up(low + h * 0.52), r, material: 'zinc' })
  drawRod(scene, { from: up(low + h * 0.52), to: up(low + h * 0.7), r: r * 1.06, material: 'plastic', drawOrderOffsetMm: h * 0.3 })
  scene.groupPieces(
    up(low + h),
    () => {
      drawBlock(scene, { centre: { y: 0, z: low + h * 0.76 }, width: h * 0.09, height: h * 0.14, x0: -r, x1: r, material: 'plastic' })
      for (const y of [-h * 0.17, h * 0.17]) drawStandingStud(scene, { x: 0, y, z: low + h * 0.68 }, { x: 0, y, z: low + h }, h * 0.05)
    },
    h * 0.5,
  )
  for (let i = 2; i < terminals; i++) {
    const y = (i - 2 - (terminals - 3) / 2) * h * 0.16
    drawBlock(scene, {
      centre: { y, z: low + h * 0.6 },
      width: h * 0.075,
      height: h * 0.018,
      x0: -r * 1.5,
      x1: -r * 0.96,
      material: 'brass',
      name: 'terminal',
      drawOrderOffsetMm: h * 0.6,
    })
  }
}

function listContactorMeasures(values: DrawingValues): DimensionMeasure[] {
  const { height } = computeContactorShape(values)
  const thread = values.originalText('studThread')
  return [
    ...measureIfKnown(values, 'heightMm', '', (label) => ({ kind: 'height', x: 0, z0: -height / 2, z1: height / 2, label })),
    ...(thread ? [noteMeasure({ y: height * 0.17, z: height * 0.45 })(thread)] : []),
  ]
}

export const contactorDrawing: PartDrawing = { drawModel: drawContactorModel, listMeasures: listContactorMeasures }
