import { flatPaint } from '#drawings/materials.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { arcPoints, type ClosedOutline, rotateOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawWallSlots } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import { type Point3, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeRotorShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 100, 40, 200) / 2
  const length = values.drawableMeasure('lengthMm', r * 3, r * 1.7, r * 7)
  const depth = Math.min(r * 1.15, length * 0.46)
  const from = length * 0.3
  return { r, length, poles: Math.max(2, Math.round(values.drawableCount('poles', 12, 4, 24) / 2)), x: { from, to: from + depth } }
}

/**
 * Returns the corners of the slanting gap between two claws; undefined if it is not visible. The gap is dark, with the copper winding
 * visible below.
 */
function clawGapCorners(scene: Scene, from: number, to: number, width: number, r: number, x0: number, x1: number): Point3[] | undefined {
  const n = pointAtClockAngle((from + to) / 2, 1)
  if (n.y * scene.camera.viewerDirection.y + n.z * scene.camera.viewerDirection.z < 0.1) return undefined
  const on = (angle: number, x: number): Point3 => ({ x, ...pointAtClockAngle(angle, r) })
  const middle = (from + to) / 2
  return [
    on(from - width, x0),
    on(from + width, x0),
    on(middle + width, (x0 + x1) / 2),
    on(to + width, x1),
    on(to - width, x1),
    on(middle - width, (x0 + x1) / 2),
  ]
}

/** Draws the zigzag of gaps round the rotor, between the claws of the two pole pieces. */
function drawClawGaps(scene: Scene, r: number, poles: number, x0: number, x1: number): void {
  const pitch = 360 / poles
  const bands = Array.from({ length: poles }, (_, i) => i).flatMap((i) => [
    clawGapCorners(scene, (i + 0.33) * pitch, (i + 0.17) * pitch, pitch * 0.035, r, x0, x1),
    clawGapCorners(scene, (i + 0.67) * pitch, (i + 0.83) * pitch, pitch * 0.035, r, x0, x1),
  ])
  const d = bands.flatMap((band) => (band ? [`${scene.linePath(band)}Z`] : [])).join('')
  if (d) scene.addPiece({ x: (x0 + x1) / 2, ...axisOrigin }, `<path fill="${flatPaint('copper', 3)}" d="${d}"/>`, 3)
}

function drawRotorModel(scene: Scene, values: DrawingValues): void {
  const { r, length, poles, x } = computeRotorShape(values)
  const depth = x.to - x.from
  const shaft = r * 0.17
  drawTurnedSolid(scene, 'steel', [x.to, shaft * 1.3, length * 0.8, shaft * 1.3])
  scene.groupPieces({ x: length + r, ...axisOrigin }, () => {
    for (const [a, b] of [
      [0.81, 0.87],
      [0.885, 0.945],
    ] as const)
      drawTurnedSolid(scene, 'copper', [length * a, shaft * 1.5, length * b, shaft * 1.5])
    drawTurnedSolid(scene, 'plastic', [
      length * 0.79,
      shaft * 1.7,
      length * 0.81,
      shaft * 1.7,
      length * 0.81,
      shaft * 1.3,
      length * 0.955,
      shaft * 1.3,
    ])
    drawTurnedSolid(scene, 'steel', [length * 0.955, shaft * 0.7, length, shaft * 0.7])
  })
  scene.groupPieces({ x: x.to + depth * 0.16, ...axisOrigin }, () => drawRotorFan(scene, x.to, x.to + depth * 0.16, r * 0.86, 9))
  drawTube(scene, { x0: x.from + depth * 0.13, x1: x.to, r, material: 'steel' })
  drawClawGaps(scene, r, poles, x.from + depth * 0.13, x.to - depth * 0.02)
  drawWallSlots(scene, {
    x0: x.to - depth * 0.13,
    x1: x.to,
    r0: r,
    r1: r,
    count: poles,
    pitchFraction: 0.28,
    material: 'dark',
    tone: 2,
    drawOrderOffsetMm: 3.1,
    startAngle: 0,
  })
  drawPolePiece(scene, x.from, depth, r, poles)
  scene.groupPieces({ x: x.from - r * 0.5, ...axisOrigin }, () => drawRotorFan(scene, x.from - depth * 0.16, x.from, r * 0.84, 8))
  scene.groupPieces(
    { x: -r, ...axisOrigin },
    () =>
      drawTurnedSolid(scene, 'steel', [
        0,
        shaft * 0.62,
        1.5,
        shaft * 0.7,
        length * 0.13,
        shaft * 0.7,
        length * 0.13,
        shaft,
        x.from - depth * 0.16,
        shaft,
      ]),
    r * 0.1,
  )
}

/** Draws the star shape of a pole piece, seen from its end. */
function drawPolePiece(scene: Scene, x: number, depth: number, r: number, poles: number): void {
  const pitch = 360 / poles
  const star: ClosedOutline = Array.from({ length: poles }, (_, i) => i * pitch).flatMap((a) => [
    ...arcPoints(axisOrigin, r, a - pitch * 0.35, a + pitch * 0.35),
    ...arcPoints(axisOrigin, r * 0.78, a + pitch * 0.4, a + pitch * 0.6),
  ])
  drawPrism(scene, {
    outline: star,
    x0: x,
    x1: x + depth * 0.13,
    material: 'steel',
    name: 'poles',
    dataAttributes: `data-poles="${poles * 2}"`,
    sortPosition: { x: x - r * 0.4, ...axisOrigin },
  })
}

/** Draws a sheet metal fan that is welded to the pole piece: a ring with upright blades. */
function drawRotorFan(scene: Scene, x0: number, x1: number, r: number, count: number): void {
  drawTube(scene, { x0: x1 - 1.2, x1, r: r * 0.62, material: 'zinc' })
  for (let i = 0; i < count; i++) {
    const blade = [...arcPoints({ y: 0, z: -r * 0.1 }, r * 0.9, -7, 9), ...arcPoints({ y: 0, z: -r * 0.1 }, r * 0.86, 9, -7)]
    const slanted = blade.map((p) => ({ y: p.y, z: p.z + (p.y / r) * r * 0.7 }))
    drawPrism(scene, { outline: rotateOutline(slanted, (i * 360) / count), x0, x1, material: 'zinc', isFineDetail: true })
  }
}

function listRotorMeasures(values: DrawingValues): DimensionMeasure[] {
  const s = computeRotorShape(values)
  const poles = values.formattedNumberOf('poles')
  return [
    ...measureIfKnown(values, 'lengthMm', '', lengthMeasure(0, s.length)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
    ...(poles ? [noteMeasure(pointAtClockAngle(20, s.r * 0.9))(`${poles} ×`)] : []),
  ]
}

export const rotorDrawing: PartDrawing = { drawModel: drawRotorModel, listMeasures: listRotorMeasures, hasEndViews: true }
