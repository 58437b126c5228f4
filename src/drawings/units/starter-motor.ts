import { convexHullOfDiscs } from '#drawings/outlines.ts'
import { drawBoltHead } from '#drawings/pieces/fasteners.ts'
import { drawRatingPlate } from '#drawings/pieces/label.ts'
import { drawPrism } from '#drawings/prism.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawDisc, drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { StarterShape } from './starter-shape.ts'

/** Draws the cast housing between flange and motor, wide enough for the fork lever and the opening for the solenoid. */
export function drawStarterHousing(scene: Scene, s: StarterShape): void {
  const { x, solenoid } = s
  const neck = Math.min(s.pilotRadius + 1, s.bodyRadius)
  if (s.build === 'direct') {
    drawTurnedSolid(scene, 'cast', [
      x.flange1,
      neck,
      x.flange1 + s.length * 0.05,
      s.bodyRadius * 0.9,
      x.housing - s.length * 0.05,
      s.bodyRadius,
      x.housing,
      s.bodyRadius,
    ])
    drawPrism(scene, {
      outline: convexHullOfDiscs([
        { y: 0, z: 0, r: s.bodyRadius * 0.55 },
        { ...solenoid.centre, r: solenoid.r * 0.72 },
      ]),
      x0: x.flange1 + s.length * 0.01,
      x1: solenoid.x0,
      material: 'cast',
      bevel: { depth: s.length * 0.06, inset: solenoid.r * 0.5 },
    })
    return
  }
  const motor = s.build === 'offset' ? s.motorCentre : { y: 0, z: 0 }
  const r = s.build === 'offset' ? s.bodyRadius + 2 : s.bodyRadius + 1
  const mouth = { ...solenoid.centre, r: solenoid.r + 2 }
  if (s.build === 'small') {
    drawTurnedSolid(scene, 'cast', [x.flange1, s.bodyRadius * 0.9, x.housing, s.bodyRadius + 1])
    return
  }
  const start = x.flange1 + (x.housing - x.flange1) * 0.3
  drawTurnedSolid(scene, 'cast', [x.flange1, neck * 0.96, start, neck * 0.96])
  drawPrism(scene, {
    outline: convexHullOfDiscs([{ ...motor, r }, mouth, { y: 0, z: 0, r: neck }]),
    x0: start,
    x1: x.housing,
    material: 'cast',
    bevel: { depth: (x.housing - start) * 0.55, inset: Math.min(14, s.bodyRadius * 0.3) },
  })
}

/** Draws the yoke, rear cover and through-bolts of the motor. */
export function drawStarterMotor(scene: Scene, s: StarterShape): void {
  const at = s.motorCentre
  const { x, length, bodyRadius } = s
  const end = length - (s.isHeavyDuty ? 8 : 5)
  const yoke = s.isHeavyDuty ? 'paint' : 'steel'
  const cover = s.build === 'slim' && !s.isHeavyDuty ? 'zinc' : 'cast'
  drawTurnedSolid(scene, yoke, [x.housing, bodyRadius - 0.8, x.housing + 2, bodyRadius, x.yoke - 2, bodyRadius, x.yoke, bodyRadius - 0.8], {
    centre: at,
  })
  const span = x.yoke - x.housing
  drawRatingPlate(scene, {
    centre: at,
    x0: x.housing + span * 0.34,
    x1: x.housing + span * 0.78,
    r: bodyRadius,
    startAngle: 92,
    endAngle: 122,
    drawOrderOffsetMm: s.length * 0.2,
  })
  drawTurnedSolid(scene, cover, [x.yoke, bodyRadius + 0.5, x.yoke + (end - x.yoke) * 0.45, bodyRadius + 0.5, end, bodyRadius * 0.86], {
    centre: at,
  })
  drawDisc(scene, { centre: at, x: end, r: bodyRadius * 0.42, material: cover, drawOrderOffsetMm: 0.1, name: 'e', isOnRearFace: true })
  drawTurnedSolid(scene, 'cast', [end, bodyRadius * 0.3, end + 4, bodyRadius * 0.27], { centre: at })
  for (const angle of [s.solenoidClockDegrees + 95, s.solenoidClockDegrees + 275]) {
    const p = pointAtClockAngle(angle, bodyRadius + 1.5)
    const on = { y: at.y + p.y, z: at.z + p.z }
    const head = x.yoke + (end - x.yoke) * 0.4
    if (scene.isFacingAway(p)) continue
    scene.groupPieces({ x: x.housing, y: on.y * 1.02, z: on.z * 1.02 }, () => {
      drawTube(scene, { centre: on, x0: x.housing, x1: head, r: bodyRadius * 0.055, material: 'zinc', hasEndFace: false })
      drawTube(scene, {
        centre: on,
        x0: x.housing - 1,
        x1: x.housing + bodyRadius * 0.16,
        r: bodyRadius * 0.1,
        material: 'cast',
        drawOrderOffsetMm: 5,
      })
      drawBoltHead(scene, on, head, bodyRadius * 0.085)
    })
  }
}
