import { drawHollowTube } from '#drawings/hollow.ts'
import type { Material } from '#drawings/materials.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import type { Scene } from '#drawings/scene.ts'
import type { DrawingValues } from '#drawings/values.ts'

const bushingMaterialOf = (text: string): Material => (/steel/.test(text) ? 'steel' : /plastic|nylon|ptfe/.test(text) ? 'plastic' : 'brass')

function computeBushingShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 14, 3, 120) / 2
  return {
    r,
    inner: Math.min(r * 0.92, values.drawableMeasure('boreMm', r * 1.4, 1, r * 1.9) / 2),
    length: values.drawableMeasure('lengthMm', r * 2, r * 0.3, r * 8),
    count: values.drawableCount('count', 1, 1, 10),
    material: bushingMaterialOf(values.lowercaseText('material')),
  }
}

function drawBushingModel(scene: Scene, values: DrawingValues): void {
  const s = computeBushingShape(values)
  const flanged = /flang/.test(values.lowercaseText('material'))
  for (let i = 0; i < s.count; i++) {
    const [column, row] = [i % 5, Math.floor(i / 5)]
    const at = { y: column * s.r * 2.4, z: 0 }
    const x = row * s.length * 1.4
    scene.groupPieces({ x, ...at }, () => {
      drawHollowTube(scene, { centre: at, x0: x, x1: x + s.length, r: s.r, innerRadius: s.inner, material: s.material, name: 'bushing' })
      if (flanged)
        drawHollowTube(scene, {
          centre: at,
          x0: x - s.length * 0.12,
          x1: x,
          r: s.r * 1.3,
          innerRadius: s.inner,
          material: s.material,
          drawOrderOffsetMm: s.length,
        })
    })
  }
}

function listBushingMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeBushingShape(values)
  const count = values.formattedNumberOf('count')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...measureIfKnown(
      values,
      'boreMm',
      'Ø ',
      noteMeasure({ y: -s.inner * 0.6, z: s.inner * 0.8 }),
      count && s.count > 1 ? ` · ${count} ×` : '',
    ),
  ]
}

export const bushingDrawing: PartDrawing = { drawModel: drawBushingModel, listMeasures: listBushingMeasures }
