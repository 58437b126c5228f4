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
  const neck = Math.min(s.pilot + 1, s.body)
  if (s.build === 'direct') {
    drawTurnedSolid(scene, 'cast', [
      x.flange1,
      neck,
      x.flange1 + s.length * 0.05,
      s.body * 0.9,
      x.housing - s.length * 0.05,
      s.body,
      x.housing,
      s.body,
    ])
    drawPrism(scene, {
      outline: convexHullOfDiscs([
        { y: 0, z: 0, r: s.body * 0.55 },
        { ...solenoid.at, r: solenoid.r * 0.72 },
      ]),
      x0: x.flange1 + s.length * 0.01,
      x1: solenoid.x0,
      material: 'cast',
      bevel: { deep: s.length * 0.06, inset: solenoid.r * 0.5 },
    })
    return
  }
  const motor = s.build === 'offset' ? s.motor : { y: 0, z: 0 }
  const r = s.build === 'offset' ? s.body + 2 : s.body + 1
  const mouth = { ...solenoid.at, r: solenoid.r + 2 }
  if (s.build === 'small') {
    drawTurnedSolid(scene, 'cast', [x.flange1, s.body * 0.9, x.housing, s.body + 1])
    return
  }
  const start = x.flange1 + (x.housing - x.flange1) * 0.3
  drawTurnedSolid(scene, 'cast', [x.flange1, neck * 0.96, start, neck * 0.96])
  drawPrism(scene, {
    outline: convexHullOfDiscs([{ ...motor, r }, mouth, { y: 0, z: 0, r: neck }]),
    x0: start,
    x1: x.housing,
    material: 'cast',
    bevel: { deep: (x.housing - start) * 0.55, inset: Math.min(14, s.body * 0.3) },
  })
}

/** Draws the yoke, rear cover and through-bolts of the motor. */
export function drawStarterMotor(scene: Scene, s: StarterShape): void {
  const at = s.motor
  const { x, length, body } = s
  const end = length - (s.heavy ? 8 : 5)
  const yoke = s.heavy ? 'paint' : 'steel'
  const cover = s.build === 'slim' && !s.heavy ? 'zinc' : 'cast'
  drawTurnedSolid(scene, yoke, [x.housing, body - 0.8, x.housing + 2, body, x.yoke - 2, body, x.yoke, body - 0.8], { at })
  const span = x.yoke - x.housing
  drawRatingPlate(scene, { at, x0: x.housing + span * 0.34, x1: x.housing + span * 0.78, r: body, from: 92, to: 122, lift: s.length * 0.2 })
  drawTurnedSolid(scene, cover, [x.yoke, body + 0.5, x.yoke + (end - x.yoke) * 0.45, body + 0.5, end, body * 0.86], { at })
  drawDisc(scene, { at, x: end, r: body * 0.42, material: cover, lift: 0.1, name: 'e', rear: true })
  drawTurnedSolid(scene, 'cast', [end, body * 0.3, end + 4, body * 0.27], { at })
  for (const angle of [s.clock + 95, s.clock + 275]) {
    const p = pointAtClockAngle(angle, body + 1.5)
    const on = { y: at.y + p.y, z: at.z + p.z }
    const head = x.yoke + (end - x.yoke) * 0.4
    if (scene.isFacingAway(p)) continue
    scene.groupPieces({ x: x.housing, y: on.y * 1.02, z: on.z * 1.02 }, () => {
      drawTube(scene, { at: on, x0: x.housing, x1: head, r: body * 0.055, material: 'zinc', face: false })
      drawTube(scene, { at: on, x0: x.housing - 1, x1: x.housing + body * 0.16, r: body * 0.1, material: 'cast', lift: 5 })
      drawBoltHead(scene, on, head, body * 0.085)
    })
  }
}
