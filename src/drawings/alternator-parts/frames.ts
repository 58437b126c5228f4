import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
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
  boreRadius: number
  depth: number
  ears: MountingEar[]
}

function computeFrameShape(values: DrawingValues, usualBore: number): EndFrameShape {
  const r = values.drawableMeasure('odMm', 130, 70, 260) / 2
  const depth = values.drawableMeasure('heightMm', r * 0.62, r * 0.2, r * 1.6)
  const hole = values.drawableMeasure('holeMm', 10.5, 5, 20)
  const x = { fan: 0, front: -4, stator: depth, rear: depth, rearEnd: depth, cover: depth }
  const ears = placeMountingEars(parseMountKind(values.lowercaseText('mountKind')), values.drawableCount('ears', 2, 1, 4), {
    bodyRadius: r,
    holeDiameter: hole,
    footWidth: depth,
    x,
  })
  return {
    r,
    depth,
    boreRadius: Math.min(r * 0.5, values.drawableMeasure('boreMm', usualBore, 8, r) / 2),
    ears: ears.map((e) => ({ ...e, x0: Math.min(e.x0, depth * 0.3), x1: Math.min(depth, Math.min(e.x0, depth * 0.3) + 13) })),
  }
}

/** Draws the bearing seat in the middle of a frame. */
function drawBearingSeat(scene: Scene, x: number, r: number, lift = r): void {
  scene.groupPieces(
    { x: x - 2, y: 0, z: 0 },
    () => {
      drawDisc(scene, { x, r: r * 1.22, material: 'cast', drawOrderOffsetMm: r, isFineDetail: true })
      drawBore(scene, { x, r, depth: r * 0.6, material: 'steel', drawOrderOffsetMm: r + 1, name: 'bore' })
      drawBore(scene, { x, r: r * 0.62, depth: r * 0.4, drawOrderOffsetMm: r + 2, isFineDetail: true })
      for (const a of [45, 135, 225, 315])
        drawBore(scene, { centre: pointAtClockAngle(a, r * 1.45), x, r: r * 0.13, depth: 3, drawOrderOffsetMm: r + 1, isFineDetail: true })
    },
    lift,
  )
}

function drawDriveEndFrame(scene: Scene, values: DrawingValues): void {
  const s = computeFrameShape(values, 40)
  for (const ear of s.ears) drawMountingEar(scene, ear, s.r)
  scene.groupPieces({ x: 0, y: 0, z: 0 }, () =>
    drawFrontFrame(scene, { x0: 0, x1: s.depth, r: s.r, hubRadius: Math.max(s.boreRadius * 1.6, s.r * 0.3), ventCount: 24 }),
  )
  drawBearingSeat(scene, -3, s.boreRadius)
}

function drawSlipRingEndFrame(scene: Scene, values: DrawingValues): void {
  const s = computeFrameShape(values, 34)
  const x0 = scene.camera.isTurnedRound ? s.depth : 0
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
      drawTurnedSolid(scene, 'cast', [-s.depth * 0.12, s.boreRadius * 1.5, 0, s.boreRadius * 1.7], { drawOrderOffsetMm: 1 })
      for (const a of [40, 160, 280]) {
        drawTurnedSolid(scene, 'cast', [-5, 5, 0, 6], { centre: pointAtClockAngle(a, s.r * 0.74), drawOrderOffsetMm: 30 })
        drawBore(scene, { centre: pointAtClockAngle(a, s.r * 0.74), x: -5, r: 2.4, depth: 6, drawOrderOffsetMm: 34, isFineDetail: true })
      }
    },
    s.r * 0.6,
  )
  drawBearingSeat(scene, -s.depth * 0.12, s.boreRadius, s.r)
}

function frameMeasuresFor(usualBore: number): (values: DrawingValues) => DimensionMeasure[] {
  return (values) => {
    const s = computeFrameShape(values, usualBore)
    const [ear] = s.ears
    return [
      ...measureIfKnown(values, 'heightMm', '', lengthMeasure(0, s.depth)),
      ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-s.r, s.r, 0)),
      ...measureIfKnown(values, 'boreMm', 'Ø ', noteMeasure({ y: -s.boreRadius * 0.7, z: s.boreRadius * 0.7 })),
      ...(ear ? measureIfKnown(values, 'holeMm', 'Ø ', noteMeasure(ear.holeCentre)) : []),
    ]
  }
}

export const driveEndFrameDrawing: PartDrawing = { drawModel: drawDriveEndFrame, listMeasures: frameMeasuresFor(40) }
export const slipRingEndFrameDrawing: PartDrawing = { drawModel: drawSlipRingEndFrame, listMeasures: frameMeasuresFor(34) }
