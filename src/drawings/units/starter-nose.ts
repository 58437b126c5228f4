import { convexHullOfDiscs, ringSectorOutline } from '#drawings/outlines.ts'
import { drawLugHole } from '#drawings/pieces/fasteners.ts'
import { drawPinion } from '#drawings/pieces/pinion.ts'
import { drawPrism } from '#drawings/prism.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawRecess, drawTurnedSolid } from '#drawings/solids.ts'
import type { StarterShape } from './starter-shape.ts'

/** Returns the positions of the mounting holes across the axis. */
export function mountingHolePoints(s: StarterShape): CrossPoint[] {
  const first = s.solenoidClockDegrees + (s.mountingHoleCount === 2 ? 78 : 60)
  return Array.from({ length: s.mountingHoleCount }, (_, i) =>
    pointAtClockAngle(first + (i * 360) / s.mountingHoleCount, s.pilotRadius + s.holeDiameter * 0.95),
  )
}

/** Draws the mounting flange with lugs and holes, and the pilot in front of it. */
function drawMountingFlange(scene: Scene, s: StarterShape): void {
  const lugs = mountingHolePoints(s)
  const lug = s.holeDiameter * 1.15
  const r = s.pilotRadius + (s.isHeavyDuty ? 6 : 1.5)
  drawPrism(scene, {
    outline: convexHullOfDiscs([{ y: 0, z: 0, r }, ...lugs.map((at) => ({ ...at, r: lug }))]),
    x0: s.x.flange0,
    x1: s.x.flange1,
    material: 'cast',
    sortPosition: { x: s.x.flange0, y: 0, z: 0 },
    bevel: { depth: 1.6, inset: 1.8 },
  })
  // All lugs and holes are drawn on top of the flange, even those that are farther from the viewer than the middle of the flange.
  scene.groupPieces(
    { x: s.x.flange0, y: 0, z: 0 },
    () => {
      for (const at of lugs) {
        drawDisc(scene, { centre: at, x: s.x.flange0, r: lug * 0.82, material: 'cast', isFineDetail: true, name: 'e' })
        drawLugHole(scene, at, s.x.flange0, s.holeDiameter / 2, s.x.flange1 - s.x.flange0)
      }
    },
    0.5,
  )
  drawTurnedSolid(scene, 'cast', [s.x.pilot, s.pilotRadius - 1.2, s.x.pilot + 1.2, s.pilotRadius, s.x.flange0, s.pilotRadius], {
    drawOrderOffsetMm: 1,
  })
}

/** Draws the overrunning clutch with the pinion on its shaft. */
function drawClutchAndPinion(scene: Scene, s: StarterShape, from: number): void {
  const collar = Math.max(s.pinionTipRadius * 0.82, s.pinionTipRadius - 4)
  drawTurnedSolid(scene, 'steel', [
    s.x.pinion1,
    collar * 0.74,
    from - (from - s.x.pinion1) * 0.45,
    collar * 0.74,
    from - (from - s.x.pinion1) * 0.45,
    collar * 1.08,
    from,
    collar * 1.08,
  ])
  drawPinion(scene, {
    x0: s.x.pinion0,
    x1: s.x.pinion1,
    teeth: s.teeth,
    tipRadius: s.pinionTipRadius,
    shaftRadius: s.pinionTipRadius * 0.36,
  })
}

/** Draws the open drive end of a reduction starter: the pinion sticks out of the pilot. */
export function drawOpenNose(scene: Scene, s: StarterShape): void {
  drawMountingFlange(scene, s)
  const mouth = Math.max(s.pinionTipRadius + 1.5, s.pilotRadius - 5)
  const floor = s.x.flange0 - s.x.pilot
  drawRecess(scene, { x: s.x.pilot, r: mouth, depth: floor, material: 'cast', drawOrderOffsetMm: 1.2 })
  const clutch = Math.min(mouth * 0.84, s.pinionTipRadius * 1.75)
  drawBore(scene, { x: s.x.pilot + floor * 0.6, r: Math.min(mouth * 0.93, clutch * 1.12), depth: clutch, drawOrderOffsetMm: 6 })
  drawTurnedSolid(scene, 'zinc', [s.x.pilot - floor * 0.25, clutch * 0.92, s.x.pilot - floor * 0.1, clutch, s.x.pilot + floor, clutch], {
    drawOrderOffsetMm: 12,
  })
  scene.groupPieces({ x: -40, y: 0, z: 0 }, () => drawClutchAndPinion(scene, s, s.x.pilot - floor * 0.25))
}

/** Draws the nose of a direct-drive starter: a shell with a bush at its tip, open where the pinion meshes with the ring gear. */
export function drawDirectDriveNose(scene: Scene, s: StarterShape): void {
  const shell = Math.min(s.pilotRadius - 3, s.pinionTipRadius * 1.5 + 3)
  const tipEnd = s.x.pinion0 - s.length * 0.012
  drawMountingFlange(scene, s)
  drawDisc(scene, { x: s.x.pilot, r: s.pilotRadius - 4, material: 'cast', tone: 2, drawOrderOffsetMm: 1.1, isFineDetail: true })
  scene.groupPieces(
    { x: s.x.pilot - 2, y: 0, z: 0 },
    () => {
      drawPrism(scene, {
        outline: ringSectorOutline({ y: 0, z: 0 }, shell - 6, shell, 175, 372),
        x0: tipEnd,
        x1: s.x.pilot,
        material: 'cast',
        faceTone: 1,
        sortPosition: { x: 60, y: 0, z: 0 },
      })
      scene.groupPieces({ x: 0, y: 0, z: 0 }, () => drawClutchAndPinion(scene, s, s.x.pilot))
      scene.groupPieces({ x: -150, y: 0, z: 0 }, () => {
        drawTurnedSolid(scene, 'cast', [
          0,
          shell * 0.5,
          3,
          shell * 0.58,
          tipEnd,
          shell * 0.62,
          tipEnd,
          shell,
          tipEnd + s.length * 0.012,
          shell,
        ])
        drawBore(scene, { x: 0, r: s.pinionTipRadius * 0.36, depth: 4, material: 'brass', drawOrderOffsetMm: 0.5 })
      })
    },
    3,
  )
}
