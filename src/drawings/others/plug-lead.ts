import type { Material } from '#drawings/materials.ts'
import { type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import { drawPlug } from '#drawings/pieces/plug.ts'
import { drawBlock } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import type { DrawingValues } from '#drawings/values.ts'

const computePlugLeadShape = (values: DrawingValues) => ({
  pins: values.drawableCount('plugPins', 3, 1, 12),
  oval: /oval|round/.test(values.lowercaseText('plugShape')),
  length: values.drawableMeasure('lengthMm', 200, 40, 3000),
})

const jacketMaterials: readonly Material[] = ['plastic', 'bakelite', 'brass', 'carbon', 'copper', 'steel']

/** Draws a plug with its latch, and one stripped lead for each pin. */
function drawPlugLeadModel(scene: Scene, values: DrawingValues): void {
  const { pins, oval } = computePlugLeadShape(values)
  const rows = pins > 6 ? 2 : 1
  const aRow = Math.ceil(pins / rows)
  const width = Math.max(13, aRow * 5 + 7)
  const reach = 70
  for (let i = 0; i < pins; i++) {
    const share = pins === 1 ? 0 : i / (pins - 1) - 0.5
    const y = ((i % aRow) - (aRow - 1) / 2) * 5
    const z = rows === 2 ? (i < aRow ? 2.5 : -2.5) : 0
    const end = { x: reach + 8, y: share * width * 1.5, z: z - 4 + share * 6 }
    const points = [
      { x: 18, y, z },
      { x: 32, y: y * 1.1, z: z + 1 },
      { x: 52, y: y * 0.7 + share * 8, z: z - 5 },
      { x: reach, y: end.y * 0.96, z: end.z + 1 },
    ]
    drawCable(scene, [points.at(-1) ?? end, end], 0.7, 'copper', { x: reach, y, z }, -30 + i * 0.1)
    drawCable(scene, points, 1.5, jacketMaterials[i % jacketMaterials.length] ?? 'plastic', { x: 40, y, z }, -20 + i * 0.1)
  }
  drawBlock(scene, { centre: { y: 0, z: 0 }, width: width - 3, height: rows * 5 + 5, cornerRadius: 2, x0: 13, x1: 20, material: 'plastic' })
  drawPlug(scene, { centre: { y: 0, z: 0 }, x0: 14, x1: 0, pins, isOval: oval })
  drawBlock(scene, {
    centre: { y: 0, z: rows * 2.5 + 5.2 },
    width: width * 0.36,
    height: 2,
    x0: 2,
    x1: 14,
    material: 'plastic',
    drawOrderOffsetMm: 20,
  })
}

function listPlugLeadMeasures(values: DrawingValues): DimensionMeasure[] {
  const pins = values.formattedNumberOf('plugPins')
  const code = values.originalText('plugCode')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, 78)),
    ...(pins ? [noteMeasure({ y: 0, z: 0 })(code ? `${pins} · ${code}` : `${pins} ×`)] : []),
  ]
}

export const plugLeadDrawing: PartDrawing = { drawModel: drawPlugLeadModel, listMeasures: listPlugLeadMeasures }
