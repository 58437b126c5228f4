import { type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { convexHullOfDiscs, rectangleOutline, rotateOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawHexagonHead } from '#drawings/pieces/fasteners.ts'
import { drawWallLines } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const computePullerToolShape = (values: DrawingValues) => ({
  length: values.drawableMeasure('lengthMm', 160, 30, 500),
  legs: Math.min(3, Math.max(2, values.drawableCount('count', 3, 1, 40))),
})

/** Draws a puller: spindle with hexagon, cross head, and legs with hooks. */
function drawPullerToolModel(scene: Scene, values: DrawingValues): void {
  const { length, legs } = computePullerToolShape(values)
  const r = length * 0.045
  const head = length * 0.34
  const reach = length * 0.27
  drawTurnedSolid(scene, 'steel', [length * 0.2, r, length * 0.92, r, length * 0.92, r * 0.7, length * 0.98, r * 0.2])
  drawWallLines(scene, { x0: length * 0.2, x1: length * 0.9, r, count: 30 })
  for (let i = 0; i < legs; i++) drawPullerLeg(scene, { angle: 30 + (i * 360) / legs, crossHeadX: head, reach, length })
  scene.groupPieces(
    { x: head, y: 0, z: 0 },
    () => {
      drawPrism(scene, {
        outline: convexHullOfDiscs(
          Array.from({ length: legs }, (_, i) => ({ ...pointAtClockAngle(30 + (i * 360) / legs, reach * 0.7), r: reach * 0.16 })).concat([
            { y: 0, z: 0, r: reach * 0.34 },
          ]),
        ),
        x0: head - length * 0.03,
        x1: head + length * 0.03,
        material: 'cast',
      })
      drawTube(scene, { x0: head - length * 0.07, x1: head - length * 0.03, r: reach * 0.3, material: 'cast', drawOrderOffsetMm: 3 })
    },
    reach * 0.2,
  )
  scene.groupPieces(
    { x: 0, y: 0, z: 0 },
    () => {
      drawTurnedSolid(scene, 'steel', [length * 0.07, r, head - length * 0.07, r])
      drawWallLines(scene, { x0: length * 0.08, x1: head - length * 0.08, r, count: 9 })
      drawHexagonHead(scene, { y: 0, z: 0 }, 0, length * 0.07, r * 1.5)
    },
    length,
  )
}

/** Draws a leg that hangs from the cross head, with its hook pointing inwards. */
function drawPullerLeg(scene: Scene, l: { angle: number; crossHeadX: number; reach: number; length: number }): void {
  const { angle, crossHeadX, reach, length } = l
  const at = pointAtClockAngle(angle, reach)
  const bar = (from: number, to: number): ReturnType<typeof rectangleOutline> =>
    rotateOutline(rectangleOutline({ y: 0, z: (from + to) / 2 }, length * 0.05, to - from, 1), angle)
  scene.groupPieces(
    { x: crossHeadX + length * 0.2, ...at },
    () => {
      drawPrism(scene, { outline: bar(reach * 0.42, reach * 1.04), x0: length * 0.9, x1: length * 0.95, material: 'steel' })
      drawPrism(scene, { outline: bar(reach * 0.9, reach * 1.06), x0: crossHeadX, x1: length * 0.95, material: 'steel' })
      drawPrism(scene, {
        outline: bar(reach * 0.72, reach * 1.06),
        x0: crossHeadX - length * 0.045,
        x1: crossHeadX + length * 0.045,
        material: 'steel',
      })
      drawTurnedSolid(scene, 'zinc', [crossHeadX - length * 0.06, length * 0.018, crossHeadX + length * 0.06, length * 0.018], {
        centre: pointAtClockAngle(angle, reach * 0.82),
        drawOrderOffsetMm: reach * 0.4,
      })
    },
    reach * 0.3,
  )
}

function listPullerToolMeasures(values: DrawingValues): DimensionMeasure[] {
  const { length } = computePullerToolShape(values)
  const thread = values.originalText('thread')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, length)),
    ...(thread ? [noteMeasure({ y: 0, z: length * 0.04 })(thread)] : []),
  ]
}

export const pullerToolDrawing: PartDrawing = { drawModel: drawPullerToolModel, listMeasures: listPullerToolMeasures }
