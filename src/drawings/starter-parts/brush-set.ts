import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import { drawBlock } from '#drawings/prism.ts'
import { drawRod } from '#drawings/rod.ts'
import type { Scene } from '#drawings/scene.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeBrushSetShape(values: DrawingValues) {
  return {
    length: values.drawableMeasure('lengthMm', 16, 4, 60),
    width: values.drawableMeasure('widthMm', 14, 3, 60),
    height: values.drawableMeasure('heightMm', 7, 2, 60),
    count: values.drawableCount('count', 4, 1, 12),
  }
}

const brushColumnCount = (count: number): number => Math.min(4, count)

/** Draws one brush: the carbon block with its worn face in front, and the braid from its back to the eyelet. */
export function drawBrush(scene: Scene, b: { length: number; width: number; height: number; y: number; z: number; x?: number }): void {
  const { length, width, height, y, z, x = 0 } = b
  scene.groupPieces({ x, y, z }, () => {
    drawBlock(scene, {
      centre: { y, z },
      width,
      height,
      cornerRadius: Math.min(width, height) * 0.06,
      x0: x,
      x1: x + length,
      material: 'carbon',
      name: 'brush',
    })
    const braid = Math.min(width, height) * 0.14
    drawCable(
      scene,
      [
        { x: x + length, y, z },
        { x: x + length * 1.4, y, z: z + height * 0.2 },
        { x: x + length * 1.9, y: y + width * 0.1, z: z - height * 0.1 },
        { x: x + length * 2.4, y, z },
      ],
      braid,
      'copper',
      { x: x + length + 5, y, z },
      -length,
    )
    drawRod(scene, {
      from: { x: x + length * 2.5, y, z: z + height * 0.04 },
      to: { x: x + length * 2.5, y, z: z - height * 0.1 },
      r: braid * 2.2,
      material: 'copper',
    })
  })
}

function drawBrushSetModel(scene: Scene, values: DrawingValues): void {
  const { length, width, height, count } = computeBrushSetShape(values)
  for (let i = 0; i < count; i++) {
    const [column, row] = [i % brushColumnCount(count), Math.floor(i / brushColumnCount(count))]
    drawBrush(scene, { length, width, height, y: column * width * 1.7, z: 0, x: row * length * 3.1 })
  }
}

function listBrushSetMeasures(values: DrawingValues): DimensionMeasure[] {
  const { length, width, height } = computeBrushSetShape(values)
  const printed = values.formattedNumberOf('count')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, length)),
    ...measureIfKnown(values, 'heightMm', '', (label) => ({ kind: 'height', x: 0, z0: -height / 2, z1: height / 2, label })),
    ...measureIfKnown(values, 'widthMm', '', crosswiseMeasure(-width / 2, width / 2, -height / 2)),
    ...(printed ? [noteMeasure({ y: width * 0.3, z: height * 0.3 })(`${printed} ×`)] : []),
  ]
}

export const brushSetDrawing: PartDrawing = { drawModel: drawBrushSetModel, listMeasures: listBrushSetMeasures }
