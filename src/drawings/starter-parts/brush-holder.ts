import { drawHollowTube } from '#drawings/hollow.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { rectangleOutline, rotateOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const computeBrushHolderShape = (values: DrawingValues) => ({
  r: values.drawableMeasure('odMm', 72, 25, 200) / 2,
  count: values.drawableCount('count', 4, 1, 12),
})

function drawBrushHolderModel(scene: Scene, values: DrawingValues): void {
  const { r, count } = computeBrushHolderShape(values)
  const depth = r * 0.07
  const opening = r * 0.42
  drawHollowTube(scene, { x0: 0, x1: depth, r, innerRadius: opening, material: 'zinc' })
  for (const a of [45, 225])
    drawBore(scene, {
      centre: pointAtClockAngle(a + 90 / count, r * 0.88),
      x: 0,
      r: r * 0.05,
      depth: 2,
      drawOrderOffsetMm: r * 0.2,
      isFineDetail: true,
    })
  const w = Math.min(r * 0.36, (2 * Math.PI * opening) / count / 1.5)
  const tall = r * 0.3
  for (let i = 0; i < count; i++) {
    const a = (i * 360) / count + 180 / count
    const insulated = i % 2 === 1
    const box = (from: number, to: number, width: number) =>
      rotateOutline(rectangleOutline({ y: 0, z: (from + to) / 2 }, width, to - from, 0.6), a)
    scene.groupPieces(
      { x: -tall, ...pointAtClockAngle(a, r * 0.7) },
      () => {
        if (insulated)
          drawPrism(scene, {
            outline: box(r * 0.44, r * 0.98, w * 1.5),
            x0: -r * 0.03,
            x1: 0,
            material: 'bakelite',
            sortPosition: { x: 4, ...pointAtClockAngle(a, r * 0.7) },
          })
        drawPrism(scene, {
          outline: box(opening * 0.72, r * 0.6, w * 0.74),
          x0: -tall * 0.84,
          x1: -tall * 0.16,
          material: 'carbon',
          name: 'brush',
          sortPosition: { x: -1, ...pointAtClockAngle(a, r * 0.5) },
        })
        drawPrism(scene, {
          outline: box(r * 0.5, r * 0.92, w),
          x0: -tall,
          x1: -r * 0.03,
          material: 'brass',
          sortPosition: { x: -2, ...pointAtClockAngle(a, r * 0.72) },
        })
      },
      r,
    )
    const from = pointAtClockAngle(a, r * 0.56)
    const [way, end] = [pointAtClockAngle(a + 100 / count, r * 0.66), pointAtClockAngle(a + 140 / count, r * 0.86)]
    drawCable(
      scene,
      [
        { x: -tall * 0.9, ...from },
        { x: -tall * 1.15, y: (from.y + way.y) / 2, z: (from.z + way.z) / 2 },
        { x: -tall * 0.5, ...way },
        { x: -1, ...end },
      ],
      r * 0.026,
      'copper',
      { x: -tall, ...from },
      r * 1.2,
    )
  }
}

function listBrushHolderMeasures(values: DrawingValues): DimensionMeasure[] {
  const { r, count } = computeBrushHolderShape(values)
  const printed = values.formattedNumberOf('count')
  return [
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-r, r, 0)),
    ...measureIfKnown(values, 'brushNewMm', '', lengthMeasure(-r * 0.3, 0)),
    ...(printed ? [noteMeasure(pointAtClockAngle(180 / count, r * 0.5))(`${printed} ×`)] : []),
  ]
}

export const brushHolderDrawing: PartDrawing = { drawModel: drawBrushHolderModel, listMeasures: listBrushHolderMeasures }
