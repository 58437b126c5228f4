import { crosswiseMeasure, type DimensionMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { convexHullOfDiscs } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawLugHole } from '#drawings/pieces/fasteners.ts'
import { drawPlug } from '#drawings/pieces/plug.ts'
import { drawBlock, drawPrism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computeRegulatorShape(values: DrawingValues) {
  const spacing = values.drawableMeasure('holeSpacingMm', 60, 20, 140)
  const external = /ext|er\b|chassis/.test(values.lowercaseText('regulatorKind'))
  const holder = !external && !/without brush|no brush/.test(values.lowercaseText('supplied'))
  return { spacing, external, holder, pins: values.drawableCount('plugPins', 3, 1, 12) }
}

/**
 * Draws a regulator: a plate with two lugs. The finned heat sink and the plug are on the plate, the box with the two brushes is below it.
 */
function drawRegulatorModel(scene: Scene, values: DrawingValues): void {
  const { spacing, external, holder, pins } = computeRegulatorShape(values)
  const u = spacing / 60
  const lugs = [
    { y: -30 * u, z: 0 },
    { y: 30 * u, z: 0 },
  ]
  drawPrism(scene, {
    outline: convexHullOfDiscs([
      ...lugs.map((at) => ({ ...at, r: 6.5 * u })),
      { y: -16 * u, z: 12 * u, r: 7 * u },
      { y: 16 * u, z: 12 * u, r: 7 * u },
      { y: 0, z: -8 * u, r: 9 * u },
    ]),
    x0: 0,
    x1: 6 * u,
    material: external ? 'cast' : 'plastic',
    sortPosition: { x: 40 * u, y: 0, z: 0 },
    bevel: { depth: u, inset: u },
  })
  for (const at of lugs) {
    drawTube(scene, { centre: at, x0: -0.6 * u, x1: 0, r: 4.6 * u, material: 'zinc' })
    drawLugHole(scene, at, -0.6 * u, 2.7 * u, 6 * u, 1)
  }
  drawHeatSink(scene, u)
  if (holder) drawBrushBox(scene, u)
  drawPlug(scene, {
    centre: { y: 13.5 * u, z: 6 * u },
    x0: 0,
    x1: -15 * u,
    pins,
    pinPitch: Math.min(5, 24 / pins) * u,
    isOval: /oval/.test(values.lowercaseText('plugShape')),
  })
}

/** Draws the finned heat sink of a regulator. */
function drawHeatSink(scene: Scene, u: number): void {
  scene.groupPieces({ x: -4 * u, y: -14 * u, z: 8 * u }, () => {
    drawBlock(scene, { centre: { y: -14 * u, z: 6 * u }, width: 23 * u, height: 24 * u, x0: -4 * u, x1: 0, material: 'cast' })
    for (let i = 0; i < 6; i++)
      drawBlock(scene, {
        centre: { y: (-24.2 + i * 4.1) * u, z: 6 * u },
        width: 1.8 * u,
        height: 24 * u,
        x0: -11 * u,
        x1: -4 * u,
        material: 'cast',
        drawOrderOffsetMm: 4 + i * 3,
      })
  })
}

/** Draws the brush box below the plate. Two brushes stick out of it towards the slip rings; their leads are soldered to its face. */
function drawBrushBox(scene: Scene, u: number): void {
  scene.groupPieces({ x: -6 * u, y: 0, z: -20 * u }, () => {
    for (const y of [-5.5, 5.5]) {
      drawBlock(scene, {
        centre: { y: y * u, z: -31 * u },
        width: 6 * u,
        height: 14 * u,
        x0: -6 * u,
        x1: -1 * u,
        material: 'carbon',
        name: 'brush',
        sortPosition: { x: 40, y: y * u, z: -40 * u },
      })
      drawBlock(scene, {
        centre: { y: y * u, z: -17 * u },
        width: 9 * u,
        height: 17 * u,
        cornerRadius: u,
        x0: -9 * u,
        x1: 3 * u,
        material: 'plastic',
        drawOrderOffsetMm: y,
      })
      drawTube(scene, {
        centre: { y: y * u, z: -14 * u },
        x0: -9.8 * u,
        x1: -9 * u,
        r: 2.2 * u,
        material: 'copper',
        isFineDetail: true,
        drawOrderOffsetMm: 12 + y,
      })
    }
  })
}

function listRegulatorMeasures(values: DrawingValues): DimensionMeasure[] {
  const { spacing } = computeRegulatorShape(values)
  const pins = values.formattedNumberOf('plugPins')
  const code = values.originalText('plugCode')
  return [
    ...measureIfKnown(values, 'holeSpacingMm', '', crosswiseMeasure(-spacing / 2, spacing / 2, 0)),
    ...(pins ? [noteMeasure({ y: (13.5 * spacing) / 60, z: (spacing / 60) * 6 })(code ? `${pins} · ${code}` : `${pins} ×`)] : []),
  ]
}

export const regulatorDrawing: PartDrawing = { drawModel: drawRegulatorModel, listMeasures: listRegulatorMeasures }
