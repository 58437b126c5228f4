import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTube } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeSlipRingShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 28, 8, 80) / 2
  return {
    r,
    bore: Math.min(r * 0.8, values.drawableMeasure('boreMm', r * 0.95, 2, r * 1.7) / 2),
    length: values.drawableMeasure('lengthMm', r * 2.2, r * 0.8, r * 6),
  }
}

/** Draws a slip ring: two copper rings moulded into a black sleeve, with the two leads to the winding. */
function drawSlipRingModel(scene: Scene, values: DrawingValues): void {
  const { r, bore: bore0, length } = computeSlipRingShape(values)
  const sleeve = (from: number, to: number): void =>
    drawTube(scene, { x0: length * from, x1: length * to, r: r * 0.9, material: 'plastic', hasEndFace: false })
  const ring = (from: number, to: number): void =>
    drawTube(scene, { x0: length * from, x1: length * to, r, material: 'copper', name: 'ring' })
  sleeve(0.88, 1)
  ring(0.58, 0.88)
  sleeve(0.42, 0.58)
  ring(0.12, 0.42)
  sleeve(0, 0.12)
  scene.groupPieces(
    { x: 0, y: 0, z: 0 },
    () => {
      const x = scene.camera.isTurnedRound ? length : 0
      drawDisc(scene, { x, r: r * 0.9, material: 'plastic', drawOrderOffsetMm: r, isOnRearFace: scene.camera.isTurnedRound })
      drawBore(scene, { x, r: bore0, depth: r, drawOrderOffsetMm: r + 1, isOnRearFace: scene.camera.isTurnedRound })
    },
    r,
  )
  for (const [y, z] of [
    [0.5, 0.62],
    [0.66, 0.2],
  ] as const) {
    const start = { y: y * r, z: z * r }
    drawCable(
      scene,
      [
        { x: length - 2, ...start },
        { x: length * 1.25, y: start.y * 1.1, z: start.z * 1.2 },
        { x: length * 1.6, y: start.y * 1.6, z: start.z },
      ],
      r * 0.06,
      'copper',
      { x: length + 8, ...start },
      -r * 2,
    )
  }
}

function listSlipRingMeasures(values: DrawingValues): DimensionMeasure[] {
  const { r, bore, length } = computeSlipRingShape(values)
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, length)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-r, r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure({ y: -bore * 0.7, z: bore * 0.7 })),
  ]
}

export const slipRingDrawing: PartDrawing = { drawModel: drawSlipRingModel, listMeasures: listSlipRingMeasures }
