import { crosswiseMeasure, type DimensionMeasure, measureIfKnown } from '#drawings/measure.ts'
import { rectangleOutline, ringSectorOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import { drawShapesOnFace } from '#drawings/pieces/slots.ts'
import { drawBlock } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeTesterShape(values: DrawingValues) {
  const length = values.drawableMeasure('lengthMm', 180, 60, 600)
  return { length, width: values.drawableMeasure('widthMm', length * 0.6, length * 0.25, length * 1.6) }
}

/** Draws an upright hand-held tester: display with a curve, knob, keys, sockets, and two test leads. */
function drawTesterModel(scene: Scene, values: DrawingValues): void {
  const { length: h, width: w } = computeTesterShape(values)
  const depth = h * 0.2
  const [y, z] = [(s: number) => s * w, (s: number) => s * h]
  drawBlock(scene, { centre: { y: 0, z: 0 }, width: w, height: h, cornerRadius: w * 0.08, x0: h * 0.02, x1: depth, material: 'plastic' })
  drawBlock(scene, {
    centre: { y: 0, z: 0 },
    width: w * 0.92,
    height: h * 0.94,
    cornerRadius: w * 0.06,
    x0: 0,
    x1: h * 0.02,
    material: 'carbon',
    drawOrderOffsetMm: 2,
  })
  scene.groupPieces(
    { x: -1, y: 0, z: 0 },
    () => {
      drawShapesOnFace(scene, 0, [rectangleOutline({ y: 0, z: z(0.24) }, w * 0.76, h * 0.34, w * 0.03)], { material: 'dark', tone: 3 })
      drawShapesOnFace(scene, 0, [rectangleOutline({ y: 0, z: z(0.24) }, w * 0.7, h * 0.3, w * 0.01)], {
        material: 'zinc',
        tone: 1,
        drawOrderOffsetMm: 0.2,
      })
      const curve = Array.from({ length: 15 }, (_, i) => ({ y: y(-0.31 + i * 0.044), z: z(0.2 + 0.07 * Math.abs(Math.sin(i * 0.9))) }))
      drawShapesOnFace(scene, 0, [[...curve, ...curve.map((p) => ({ y: p.y, z: p.z - h * 0.012 })).reverse()]], {
        material: 'dark',
        tone: 1,
        name: 'n',
        drawOrderOffsetMm: 0.3,
      })
      drawTurnedSolid(scene, 'dark', [-h * 0.05, w * 0.15, 0, w * 0.17], { centre: { y: 0, z: z(-0.12) }, drawOrderOffsetMm: 1 })
      drawShapesOnFace(scene, -h * 0.05, [ringSectorOutline({ y: 0, z: z(-0.12) }, w * 0.04, w * 0.14, 306, 324)], {
        material: 'zinc',
        tone: 0,
        name: 'n',
        drawOrderOffsetMm: h,
      })
      for (const [i, side] of [-0.3, 0.3].entries())
        for (const row of [-0.05, -0.19])
          drawBlock(scene, {
            centre: { y: y(side), z: z(row) },
            width: w * 0.17,
            height: h * 0.08,
            cornerRadius: 2,
            x0: -h * 0.012,
            x1: 0,
            material: i ? 'bakelite' : 'plastic',
            drawOrderOffsetMm: 1,
          })
      for (const side of [-0.22, 0.22])
        drawTube(scene, {
          centre: { y: y(side), z: z(-0.36) },
          x0: -h * 0.02,
          x1: 0,
          r: w * 0.07,
          material: side < 0 ? 'dark' : 'bakelite',
          drawOrderOffsetMm: 1,
        })
    },
    h,
  )
  for (const side of [-0.22, 0.22]) {
    const from = { x: -h * 0.02, y: y(side), z: z(-0.36) }
    drawCable(
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

function listTesterMeasures(values: DrawingValues): DimensionMeasure[] {
  const { length: h, width: w } = computeTesterShape(values)
  return [
    ...measureIfKnown(values, 'lengthMm', '', (label) => ({ kind: 'height', x: 0, z0: -h / 2, z1: h / 2, label })),
    ...measureIfKnown(values, 'widthMm', '', crosswiseMeasure(-w / 2, w / 2, -h / 2)),
  ]
}

export const testerDrawing: PartDrawing = { drawModel: drawTesterModel, listMeasures: listTesterMeasures }
