import { crosswiseMeasure, type DimensionMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { arcPoints, type ClosedOutline, circleOutline, reverseOutline, ringSectorOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawStud } from '#drawings/pieces/fasteners.ts'
import { drawStandingTerminal } from '#drawings/pieces/terminal.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawDisc, drawTube } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeRectifierShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 110, 30, 200) / 2
  return {
    r,
    diodes: values.drawableCount('diodes', 6, 1, 18),
    spacing: values.drawableMeasure('holeSpacingMm', r * 1.6, r * 0.6, r * 1.9) / 2,
    terminals: values.drawableCount('terminals', 3, 1, 8),
  }
}

/** Draws a rectifier: two horseshoe-shaped aluminium plates, one above the other. Each has half of the diodes pressed into it. */
function drawRectifierModel(scene: Scene, values: DrawingValues): void {
  const { r, diodes, spacing, terminals } = computeRectifierShape(values)
  const [from, to] = [-125, 125]
  const thick = r * 0.06
  const [low, high] = [r * 0.3, 0]
  const inPlus = Math.ceil(diodes / 2)
  const inMinus = diodes - inPlus
  const holes = [-1, 1].map((side) => pointAtClockAngle(side * 108, spacing))
  scene.groupPieces({ x: low, ...axisOrigin }, () => {
    drawPrism(scene, {
      outline: finnedPlateOutline(r, from, to),
      x0: low,
      x1: low + thick * 1.8,
      material: 'cast',
      isFaceted: true,
      openings: holes.map((h) => reverseOutline(circleOutline(h, r * 0.05))),
    })
    for (let i = 0; i < inMinus; i++)
      drawDiode(scene, { angle: evenlySpacedAngle(i, inMinus, 96), axisDistance: r * 0.82, x: low, r: r * 0.1 })
  })
  scene.groupPieces(
    { x: low / 2, ...axisOrigin },
    () => {
      for (const a of [-75, 0, 75])
        drawTube(scene, {
          centre: pointAtClockAngle(a, r * 0.56),
          x0: high + thick,
          x1: low + thick,
          r: r * 0.07,
          material: 'plastic',
          isFineDetail: true,
        })
    },
    1,
  )
  scene.groupPieces(
    { x: high, ...axisOrigin },
    () => {
      drawPrism(scene, {
        outline: ringSectorOutline(axisOrigin, r * 0.36, r * 0.73, from + 12, to - 12),
        x0: high,
        x1: high + thick * 1.4,
        material: 'cast',
      })
      for (let i = 0; i < inPlus; i++)
        drawDiode(scene, { angle: evenlySpacedAngle(i, inPlus, 82), axisDistance: r * 0.53, x: high, r: r * 0.1 })
      for (let i = 0; i < terminals; i++)
        drawStandingTerminal(scene, {
          centre: pointAtClockAngle(evenlySpacedAngle(i, terminals, 60) + 14, r * 0.74),
          x: high,
          height: r * 0.2,
          width: r * 0.09,
        })
      const b = pointAtClockAngle(118, r * 0.53)
      drawDisc(scene, { centre: b, x: high, r: r * 0.1, material: 'zinc', drawOrderOffsetMm: 2 })
      drawStud(scene, b, high, r * 0.42, r * 0.05, 'zinc', false)
    },
    r * 0.5,
  )
}

/** Returns the outline of the outer plate, with cooling fins along its rim. */
function finnedPlateOutline(r: number, from: number, to: number): ClosedOutline {
  const fins = 34
  const rim = Array.from({ length: fins * 2 }, (_, i) => {
    const a = from + ((to - from) * i) / (fins * 2)
    const b = from + ((to - from) * (i + 1)) / (fins * 2)
    const d = i % 2 === 0 ? r : r * 0.955
    return [pointAtClockAngle(a, d), pointAtClockAngle(b, d)]
  }).flat()
  return [...rim, ...arcPoints(axisOrigin, r * 0.6, to, from)]
}

const evenlySpacedAngle = (i: number, count: number, half: number): number => (count === 1 ? 0 : -half + (2 * half * i) / (count - 1))

/** Draws a press-fit diode: knurled cup, sealing, lead. */
function drawDiode(scene: Scene, d: { angle: number; axisDistance: number; x: number; r: number }): void {
  const at = pointAtClockAngle(d.angle, d.axisDistance)
  scene.groupPieces(
    { x: d.x, ...at },
    () => {
      drawTube(scene, { centre: at, x0: d.x - d.r * 0.5, x1: d.x, r: d.r, material: 'zinc', name: 'diode' })
      drawDisc(scene, {
        centre: at,
        x: d.x - d.r * 0.5,
        r: d.r * 0.66,
        material: 'dark',
        tone: 1,
        isFineDetail: true,
        drawOrderOffsetMm: 1,
      })
      drawTube(scene, { centre: at, x0: d.x - d.r * 1.7, x1: d.x - d.r * 0.5, r: d.r * 0.16, material: 'copper', drawOrderOffsetMm: 2 })
    },
    d.axisDistance,
  )
}

function listRectifierMeasures(values: DrawingValues): DimensionMeasure[] {
  const { r, spacing, diodes } = computeRectifierShape(values)
  const printed = values.formattedNumberOf('diodes')
  const [a, b] = [pointAtClockAngle(-108, spacing), pointAtClockAngle(108, spacing)]
  const amps = values.formattedNumberOf('diodeAmps')
  return [
    ...measureIfKnown(values, 'holeSpacingMm', '', crosswiseMeasure(a.y, b.y, a.z)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-r, r, 0)),
    ...(printed
      ? [
          noteMeasure(pointAtClockAngle(evenlySpacedAngle(0, Math.ceil(diodes / 2), 82), r * 0.53))(
            amps ? `${printed} × ${amps} A` : `${printed} ×`,
          ),
        ]
      : []),
  ]
}

export const rectifierDrawing: PartDrawing = { drawModel: drawRectifierModel, listMeasures: listRectifierMeasures }
