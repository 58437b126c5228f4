import { crosswiseMeasure, type DimensionMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { arcPoints, type ClosedOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawPrism } from '#drawings/prism.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeFanShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 120, 30, 260) / 2
  return {
    r,
    bore: Math.min(r * 0.4, values.drawableMeasure('boreMm', 17, 4, r) / 2),
    blades: values.drawableCount('count', 11, 4, 24),
    turn: /ccw|left|anti/.test(values.lowercaseText('rotation')) ? -1 : 1,
  }
}

/** Returns the outline of one fan blade: an arc from near the hub to the rim. */
function fanBladeOutline(r: number, angle: number, turn: number): ClosedOutline {
  const steps = 5
  const side = (offset: number): CrossPoint[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps
      return pointAtClockAngle(angle + turn * (28 * share * share - 6) + offset / (0.5 + 0.5 * share), r * (0.5 + 0.49 * share))
    })
  return [...side(-1.3), ...side(1.3).reverse()]
}

/** Draws a fan: a pressed disc with a scalloped rim. Its blades stand upright and lean in the direction of rotation. */
function drawFanModel(scene: Scene, values: DrawingValues): void {
  const s = computeFanShape(values)
  const { r } = s
  const back = r * 0.26
  const half = (360 / s.blades) * 0.36
  const scallops = Array.from({ length: s.blades }, (_, i) => (i * 360) / s.blades).flatMap((a) => [
    ...arcPoints(axisOrigin, r, a - half, a + half).slice(0, 5),
    ...arcPoints(axisOrigin, r * 0.8, a + half + 3, a + 360 / s.blades - half - 3).slice(0, 2),
  ])
  drawPrism(scene, { outline: scallops, x0: back, x1: back + r * 0.025, material: 'zinc', sortPosition: { x: r * 2, ...axisOrigin } })
  for (let i = 0; i < s.blades; i++) {
    const a = (i * 360) / s.blades
    drawPrism(scene, {
      outline: fanBladeOutline(r, a, s.turn),
      x0: 0,
      x1: back,
      material: 'zinc',
      name: 'blade',
      sortPosition: { x: 0, ...pointAtClockAngle(a, r) },
    })
  }
  scene.groupPieces({ x: -r * 2, ...axisOrigin }, () => {
    drawTurnedSolid(scene, 'zinc', [back - r * 0.1, Math.max(r * 0.3, s.bore * 1.5), back, Math.max(r * 0.36, s.bore * 1.7)])
    drawBore(scene, { x: back - r * 0.1, r: s.bore, depth: r * 0.1, drawOrderOffsetMm: 2 })
  })
}

function listFanMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeFanShape(values)
  const count = values.formattedNumberOf('count')
  return [
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure({ y: -s.bore * 0.6, z: s.bore * 0.6 })),
    ...(count ? [noteMeasure(pointAtClockAngle(30, s.r * 0.85))(`${count} ×`)] : []),
  ]
}

export const fanDrawing: PartDrawing = { drawModel: drawFanModel, listMeasures: listFanMeasures }
