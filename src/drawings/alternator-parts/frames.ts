import { acrossMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawShapesOnFace, ringSlotOutlines } from '#drawings/pieces/slots.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTurnedSolid } from '#drawings/solids.ts'
import { drawFrontFrame, drawMountingEar } from '#drawings/units/alternator-front.ts'
import { type MountingEar, parseMountKind, placeMountingEars } from '#drawings/units/alternator-shape.ts'
import type { DrawingValues } from '#drawings/values.ts'

interface EndFrameShape {
  r: number
  bore: number
  depth: number
  ears: MountingEar[]
}

function computeFrameShape(values: DrawingValues, usualBore: number): EndFrameShape {
  const r = values.limitedMeasure('odMm', 130, 70, 260) / 2
  const depth = values.limitedMeasure('heightMm', r * 0.62, r * 0.2, r * 1.6)
  const hole = values.limitedMeasure('holeMm', 10.5, 5, 20)
  const x = { fan: 0, front: -4, stator: depth, rear: depth, rearEnd: depth, cover: depth }
  const ears = placeMountingEars(parseMountKind(values.lowercaseText('mountKind')), values.limitedCount('ears', 2, 1, 4), {
    body: r,
    hole,
    foot: depth,
    x,
  })
  return {
    r,
    depth,
    bore: Math.min(r * 0.5, values.limitedMeasure('boreMm', usualBore, 8, r) / 2),
    ears: ears.map((e) => ({ ...e, x0: Math.min(e.x0, depth * 0.3), x1: Math.min(depth, Math.min(e.x0, depth * 0.3) + 13) })),
  }
}

/** Draws the bearing seat in the middle of a frame. */
function drawBearingSeat(scene: Scene, x: number, r: number, lift = r): void {
  scene.groupPieces(
    { x: x - 2, y: 0, z: 0 },
    () => {
      drawDisc(scene, { x, r: r * 1.22, material: 'cast', lift: r, fine: true })
      drawBore(scene, { x, r, deep: r * 0.6, material: 'steel', lift: r + 1, name: 'bore' })
      drawBore(scene, { x, r: r * 0.62, deep: r * 0.4, lift: r + 2, fine: true })
      for (const a of [45, 135, 225, 315])
        drawBore(scene, { at: pointAtClockAngle(a, r * 1.45), x, r: r * 0.13, deep: 3, lift: r + 1, fine: true })
    },
    lift,
  )
}

function drawDriveEndFrame(scene: Scene, values: DrawingValues): void {
  const s = computeFrameShape(values, 40)
  for (const ear of s.ears) drawMountingEar(scene, ear, s.r)
  scene.groupPieces({ x: 0, y: 0, z: 0 }, () =>
    drawFrontFrame(scene, { x0: 0, x1: s.depth, r: s.r, hub: Math.max(s.bore * 1.6, s.r * 0.3), vents: 24 }),
  )
  drawBearingSeat(scene, -3, s.bore)
}

function drawSlipRingEndFrame(scene: Scene, values: DrawingValues): void {
  const s = computeFrameShape(values, 34)
  const x0 = scene.camera.turned ? s.depth : 0
  for (const ear of s.ears) drawMountingEar(scene, ear, s.r)
  drawTurnedSolid(scene, 'cast', [
    0,
    s.r * 0.8,
    s.depth * 0.16,
    s.r * 0.92,
    s.depth * 0.7,
    s.r - 1,
    s.depth * 0.7,
    s.r + 1,
    s.depth,
    s.r + 1,
  ])
  scene.groupPieces(
    { x: -1, y: 0, z: 0 },
    () => {
      drawShapesOnFace(scene, x0, ringSlotOutlines(14, s.r * 0.42, s.r * 0.7, 0.6), { material: 'dark', tone: 2 })
      drawTurnedSolid(scene, 'cast', [-s.depth * 0.12, s.bore * 1.5, 0, s.bore * 1.7], { lift: 1 })
      for (const a of [40, 160, 280]) {
        drawTurnedSolid(scene, 'cast', [-5, 5, 0, 6], { at: pointAtClockAngle(a, s.r * 0.74), lift: 30 })
        drawBore(scene, { at: pointAtClockAngle(a, s.r * 0.74), x: -5, r: 2.4, deep: 6, lift: 34, fine: true })
      }
    },
    s.r * 0.6,
  )
  drawBearingSeat(scene, -s.depth * 0.12, s.bore, s.r)
}

function frameMeasuresFor(usualBore: number): (values: DrawingValues) => DimensionMeasure[] {
  return (values) => {
    const s = computeFrameShape(values, usualBore)
    const [ear] = s.ears
    return [
      ...measureIfKnown(values, 'heightMm', '', lengthMeasure(0, s.depth)),
      ...measureIfKnown(values, 'odMm', 'Ø ', acrossMeasure(-s.r, s.r, 0)),
      ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure({ y: -s.bore * 0.7, z: s.bore * 0.7 })),
      ...(ear ? measureIfKnown(values, 'holeMm', 'Ø ', noteMeasure(ear.at)) : []),
    ]
  }
}

export const driveEndFrameDrawing: PartDrawing = { model: drawDriveEndFrame, measures: frameMeasuresFor(40) }
export const slipRingEndFrameDrawing: PartDrawing = { model: drawSlipRingEndFrame, measures: frameMeasuresFor(34) }
