import { convexHullOfDiscs } from '#drawings/outlines.ts'
import { drawLugHole } from '#drawings/pieces/fasteners.ts'
import { drawShapesOnFace, drawWallSlots, ringSlotOutlines } from '#drawings/pieces/slots.ts'
import { drawPrism } from '#drawings/prism.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawDisc, drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { MountingEar } from './alternator-shape.ts'

/** Draws a mounting ear on a frame: web, boss and hole. */
export function drawMountingEar(scene: Scene, ear: MountingEar, body: number): void {
  const { holeCentre, x0, x1, r, holeDiameter } = ear
  const reach = Math.hypot(holeCentre.y, holeCentre.z) || 1
  const root = { y: (holeCentre.y / reach) * body * 0.8, z: (holeCentre.z / reach) * body * 0.8, r: r * 1.25 }
  scene.groupPieces({ x: (x0 + x1) / 2, ...holeCentre }, () => {
    drawPrism(scene, {
      outline: convexHullOfDiscs([{ ...holeCentre, r }, root]),
      x0,
      x1,
      material: 'cast',
      bevel: { depth: 1.4, inset: 1.6 },
    })
    drawLugHole(scene, holeCentre, x0, holeDiameter / 2, x1 - x0, body)
  })
}

/** Draws a drive-end frame: bearing hub, spokes with vents between them, shoulder with vents, rim. */
export function drawFrontFrame(scene: Scene, f: { x0: number; x1: number; r: number; hubRadius: number; ventCount: number }): void {
  const { x0, x1, r, hubRadius, ventCount } = f
  const depth = x1 - x0
  const shoulder = r * 0.86
  const xs = x0 + depth * 0.42
  drawTurnedSolid(scene, 'cast', [x0, shoulder * 0.9, x0 + depth * 0.08, shoulder, xs, r - 1, x1 - depth * 0.22, r - 1])
  drawTurnedSolid(scene, 'cast', [x1 - depth * 0.22, r, x1 - 1, r + 1.5, x1, r + 1.5], { drawOrderOffsetMm: 0.1 })
  drawWallSlots(scene, {
    x0: x0 + depth * 0.16,
    x1: xs - depth * 0.03,
    r0: shoulder * 1.02,
    r1: r - 1.6,
    count: ventCount,
    pitchFraction: 0.62,
    material: 'dark',
    tone: 2,
    drawOrderOffsetMm: 4,
  })
  scene.groupPieces({ x: x0 - 1, y: 0, z: 0 }, () => {
    drawShapesOnFace(scene, x0, ringSlotOutlines(Math.round(ventCount / 2), hubRadius * 1.22, shoulder * 0.8, 0.66), {
      material: 'dark',
      tone: 2,
    })
    drawTurnedSolid(scene, 'cast', [x0 - 3, hubRadius * 0.92, x0 - 2, hubRadius, x0, hubRadius])
    drawDisc(scene, { x: x0 - 3, r: hubRadius * 0.62, material: 'steel', isFineDetail: true, drawOrderOffsetMm: 0.6 })
  })
}

/** Draws a pressed fan in front of the frame, with its blades. */
export function drawOuterFan(scene: Scene, x0: number, x1: number, r: number, blades: number): void {
  drawTube(scene, { x0: x1 - 1.5, x1, r, material: 'zinc' })
  const lean = 0.55
  drawShapesOnFace(scene, x1 - 1.5, ringSlotOutlines(blades, r * 0.52, r * 0.97, lean), {
    material: 'zinc',
    tone: 2,
    name: 'blade',
    drawOrderOffsetMm: 1,
  })
  drawTube(scene, { x0, x1, r: r * 0.42, r1: r * 0.5, material: 'zinc', drawOrderOffsetMm: 2 })
}
