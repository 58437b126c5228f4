import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawStud } from '#drawings/pieces/fasteners.ts'
import { drawPlug } from '#drawings/pieces/plug.ts'
import { drawBlock } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeDcConverterShape(values: DrawingValues) {
  const length = values.drawableMeasure('lengthMm', 190, 40, 400)
  return {
    length,
    width: values.drawableMeasure('widthMm', length * 0.62, length * 0.25, length * 1.6),
    height: values.drawableMeasure('heightMm', length * 0.32, length * 0.1, length),
    pins: values.drawableCount('plugPins', 4, 1, 12),
  }
}

/** Draws a DC converter: a cast box with cooling fins on top, and feet. Signal plug and two studs are on its front. */
function drawDcConverterModel(scene: Scene, values: DrawingValues): void {
  const { length, width, height, pins } = computeDcConverterShape(values)
  const body = height * 0.62
  const z0 = -height / 2
  for (const x of [length * 0.08, length * 0.8]) {
    for (const side of [-1, 1]) {
      const at = { y: side * (width / 2 + width * 0.03), z: z0 + height * 0.05 }
      drawBlock(scene, {
        centre: at,
        width: width * 0.12,
        height: height * 0.1,
        x0: x,
        x1: x + length * 0.12,
        material: 'cast',
        drawOrderOffsetMm: side * width,
      })
    }
  }
  drawBlock(scene, {
    centre: { y: 0, z: z0 + body / 2 },
    width,
    height: body,
    cornerRadius: height * 0.05,
    x0: 0,
    x1: length,
    material: 'cast',
  })
  const fins = 11
  for (let i = 0; i < fins; i++) {
    const y = -width * 0.45 + (width * 0.9 * i) / (fins - 1)
    drawBlock(scene, {
      centre: { y, z: z0 + body + height * 0.19 },
      width: width * 0.028,
      height: height * 0.38,
      x0: length * 0.06,
      x1: length * 0.94,
      material: 'cast',
      drawOrderOffsetMm: height + y,
    })
  }
  scene.groupPieces(
    { x: 0, y: 0, z: 0 },
    () => {
      drawPlug(scene, { centre: { y: -width * 0.24, z: z0 + body * 0.5 }, x0: 0, x1: -14, pins })
      for (const y of [width * 0.12, width * 0.32]) {
        drawBlock(scene, {
          centre: { y, z: z0 + body * 0.5 },
          width: width * 0.15,
          height: body * 0.5,
          cornerRadius: 2,
          x0: -4,
          x1: 0,
          material: 'plastic',
        })
        drawStud(scene, { y, z: z0 + body * 0.5 }, -4, 18, Math.min(5, body * 0.1), 'copper', false)
      }
    },
    width,
  )
}

function listDcConverterMeasures(values: DrawingValues): DimensionMeasure[] {
  const { length, width, height } = computeDcConverterShape(values)
  const pins = values.formattedNumberOf('plugPins')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, length)),
    ...measureIfKnown(values, 'heightMm', '', (label) => ({ kind: 'height', x: 0, z0: -height / 2, z1: height / 2, label })),
    ...measureIfKnown(values, 'widthMm', '', crosswiseMeasure(-width / 2, width / 2, -height / 2)),
    ...(pins ? [noteMeasure({ y: -width * 0.24, z: -height * 0.2 })(`${pins} ×`)] : []),
  ]
}

export const dcConverterDrawing: PartDrawing = { drawModel: drawDcConverterModel, listMeasures: listDcConverterMeasures }
