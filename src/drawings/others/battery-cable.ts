import { type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import type { Point3 } from '#drawings/projection.ts'
import { drawRod } from '#drawings/rod.ts'
import type { Scene } from '#drawings/scene.ts'
import type { DrawingValues } from '#drawings/values.ts'

const computeBatteryCableShape = (values: DrawingValues) => ({
  width: values.drawableMeasure('widthMm', 12, 3, 40),
  strap: /strap|braid|copper flat|band/.test(values.lowercaseText('material')),
})

/** Draws a battery cable: a lead with a lug crimped to each end. The lead has a round jacket, or is a bare braid. */
function drawBatteryCableModel(scene: Scene, values: DrawingValues): void {
  const { width, strap } = computeBatteryCableShape(values)
  const r = Math.max(3.5, Math.min(9, width / 2))
  const start = { x: 22, y: 20, z: -6 }
  const path = [
    start,
    { x: 40, y: 4, z: -6 },
    { x: 44, y: -26, z: -4 },
    { x: 68, y: -34, z: -2 },
    { x: 92, y: 4, z: -4 },
    { x: 112, y: 26, z: -2 },
    { x: 136, y: 14, z: 0 },
  ]
  drawCable(scene, path, strap ? r * 0.85 : r, strap ? 'copper' : 'plastic', { x: 70, y: 0, z: 0 })
  drawCableLug(scene, start, { x: -0.78, y: 0.62 }, r, 80)
  drawCableLug(scene, { x: 136, y: 14, z: 0 }, { x: 0.97, y: -0.25 }, r, -80)
}

/** Draws a cable lug: a crimped barrel, its flattened tongue, and the ring with the hole for the stud. */
function drawCableLug(scene: Scene, from: Point3, way: { x: number; y: number }, r: number, lift: number): void {
  const on = (far: number, up = 0): Point3 => ({ x: from.x + way.x * far * r, y: from.y + way.y * far * r, z: from.z + up * r })
  scene.groupPieces(
    from,
    () => {
      drawCable(scene, [on(1.2, -0.3), on(2.6, -0.45), on(3.6, -0.45)], r * 0.75, 'zinc', on(1), 0)
      drawRod(scene, { from: on(-0.8), to: on(1.7), r: r * 1.15, material: 'zinc', drawOrderOffsetMm: 1 })
      scene.groupPieces(
        on(4.4),
        () => {
          drawRod(scene, { from: on(4.4, -0.75), to: on(4.4, -0.35), r: r * 1.6, material: 'zinc' })
          drawRod(scene, { from: on(4.4, -0.36), to: on(4.4, -0.34), r: r * 0.8, material: 'dark', name: 'hole', drawOrderOffsetMm: r })
        },
        2,
      )
    },
    lift,
  )
}

function listBatteryCableMeasures(values: DrawingValues): DimensionMeasure[] {
  const thread = values.originalText('studThread')
  return [...measureIfKnown(values, 'lengthMm', '', lengthMeasure(14, 134)), ...(thread ? [noteMeasure({ y: 32, z: -6 })(thread)] : [])]
}

export const batteryCableDrawing: PartDrawing = { drawModel: drawBatteryCableModel, listMeasures: listBatteryCableMeasures }
