import { drawBoltHead, drawStud } from '#drawings/pieces/fasteners.ts'
import { drawPlug } from '#drawings/pieces/plug.ts'
import { drawShapesOnFace, drawWallSlots, ringSlotOutlines } from '#drawings/pieces/slots.ts'
import { drawBlock } from '#drawings/prism.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { AlternatorShape } from './alternator-shape.ts'

/** Draws a slip-ring-end frame with its vents. */
export function drawRearFrame(scene: Scene, f: { x0: number; x1: number; r: number; ventCount: number }): void {
  const { x0, x1, r, ventCount } = f
  const depth = x1 - x0
  drawTurnedSolid(scene, 'cast', [
    x0,
    r + 1.5,
    x0 + depth * 0.2,
    r + 1.5,
    x0 + depth * 0.2,
    r - 1,
    x0 + depth * 0.55,
    r - 1.5,
    x1 - depth * 0.1,
    r * 0.88,
    x1,
    r * 0.8,
  ])
  drawWallSlots(scene, {
    x0: x0 + depth * 0.3,
    x1: x1 - depth * 0.2,
    r0: r - 0.6,
    r1: r * 0.92,
    count: ventCount,
    pitchFraction: 0.56,
    material: 'dark',
    tone: 2,
    drawOrderOffsetMm: 4,
  })
}

/** Draws everything behind the rear frame: black cover, terminals, plug, and the vacuum pump if there is one. */
export function drawRearEnd(scene: Scene, s: AlternatorShape): void {
  const { x, bodyRadius } = s
  const cover = bodyRadius * 0.8
  const end = x.cover
  const turn = s.clockingDegrees
  if (s.hasVacuumPump) {
    drawTurnedSolid(scene, 'cast', [
      x.rearEnd,
      bodyRadius * 0.62,
      end,
      bodyRadius * 0.56,
      end,
      bodyRadius * 0.5,
      s.length - 8,
      bodyRadius * 0.5,
      s.length,
      bodyRadius * 0.42,
    ])
    for (const a of [20, 140, 260]) drawBoltHead(scene, pointAtClockAngle(a, bodyRadius * 0.4), s.length, 3)
    drawTube(scene, { centre: pointAtClockAngle(100, bodyRadius * 0.5), x0: s.length - 26, x1: s.length - 8, r: 5, material: 'steel' })
  } else {
    const depth = end - x.rearEnd
    drawTurnedSolid(scene, 'plastic', [x.rearEnd, cover, x.rearEnd + depth * 0.7, cover, end, cover * 0.9])
    drawWallSlots(scene, {
      x0: x.rearEnd + depth * 0.15,
      x1: x.rearEnd + depth * 0.6,
      r0: cover,
      r1: cover,
      count: 36,
      pitchFraction: 0.45,
      material: 'dark',
      tone: 3,
      drawOrderOffsetMm: 4,
      name: 'f',
    })
    drawShapesOnFace(scene, end, ringSlotOutlines(20, cover * 0.42, cover * 0.76, 0.42, undefined, turn), {
      material: 'dark',
      tone: 3,
      isOnRearFace: true,
    })
    drawDisc(scene, { x: end, r: cover * 0.3, material: 'plastic', drawOrderOffsetMm: 0.1, isOnRearFace: true })
    drawBore(scene, { x: end, r: cover * 0.16, drawOrderOffsetMm: 0.3, isFineDetail: true, isOnRearFace: true })
    for (const a of [0, 120, 240]) {
      const at = pointAtClockAngle(turn + a, cover * 0.84)
      if (scene.camera.isTurnedRound || !scene.isFacingAway(at)) drawBoltHead(scene, at, end - 3, 3.6)
    }
  }
  const studAt = pointAtClockAngle(turn + 62, s.hasVacuumPump ? bodyRadius * 0.76 : cover * 0.66)
  const base = s.hasVacuumPump ? x.rearEnd : end
  scene.groupPieces(
    { x: base, ...studAt },
    () => {
      drawTube(scene, { centre: studAt, x0: base - 2, x1: base + 4, r: 8, material: 'plastic' })
      drawStud(scene, studAt, base + 4, 20, 4, 'zinc')
    },
    2,
  )
  const plugAt = pointAtClockAngle(turn + 300, s.hasVacuumPump ? bodyRadius * 0.74 : cover * 0.62)
  const seen = (side: CrossPoint): boolean => scene.camera.isTurnedRound || !scene.isFacingAway(side)
  if (seen(plugAt))
    drawPlug(scene, {
      centre: plugAt,
      x0: base - 2,
      x1: base + 11,
      pins: s.plugPinCount,
      isOval: s.hasOvalPlug,
      rotationDegrees: turn + 300,
    })
  if (seen(pointAtClockAngle(turn + 180, 1)))
    drawBlock(scene, {
      centre: pointAtClockAngle(turn + 180, cover * 0.55),
      width: cover * 0.5,
      height: cover * 0.34,
      cornerRadius: 3,
      x0: x.rearEnd,
      x1: base + 3,
      material: s.hasVacuumPump ? 'cast' : 'plastic',
    })
}
