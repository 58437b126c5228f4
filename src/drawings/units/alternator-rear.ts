import { drawBoltHead, drawStud } from '#drawings/pieces/fasteners.ts'
import { drawPlug } from '#drawings/pieces/plug.ts'
import { drawShapesOnFace, ringSlotOutlines, wallSlots } from '#drawings/pieces/slots.ts'
import { drawBlock } from '#drawings/prism.ts'
import { type CrossPoint, pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawBore, drawDisc, drawTube, drawTurnedSolid } from '#drawings/solids.ts'
import type { AlternatorShape } from './alternator-shape.ts'

/** Draws a slip-ring-end frame with its vents. */
export function drawRearFrame(scene: Scene, f: { x0: number; x1: number; r: number; vents: number }): void {
  const { x0, x1, r, vents } = f
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
  wallSlots(scene, {
    x0: x0 + depth * 0.3,
    x1: x1 - depth * 0.2,
    r0: r - 0.6,
    r1: r * 0.92,
    count: vents,
    share: 0.56,
    material: 'dark',
    tone: 2,
    lift: 4,
  })
}

/** Draws everything behind the rear frame: black cover, terminals, plug, and the vacuum pump if there is one. */
export function drawRearEnd(scene: Scene, s: AlternatorShape): void {
  const { x, body } = s
  const cover = body * 0.8
  const end = x.cover
  const turn = s.clocking
  if (s.vacuum) {
    drawTurnedSolid(scene, 'cast', [
      x.rearEnd,
      body * 0.62,
      end,
      body * 0.56,
      end,
      body * 0.5,
      s.length - 8,
      body * 0.5,
      s.length,
      body * 0.42,
    ])
    for (const a of [20, 140, 260]) drawBoltHead(scene, pointAtClockAngle(a, body * 0.4), s.length, 3)
    drawTube(scene, { at: pointAtClockAngle(100, body * 0.5), x0: s.length - 26, x1: s.length - 8, r: 5, material: 'steel' })
  } else {
    const depth = end - x.rearEnd
    drawTurnedSolid(scene, 'plastic', [x.rearEnd, cover, x.rearEnd + depth * 0.7, cover, end, cover * 0.9])
    wallSlots(scene, {
      x0: x.rearEnd + depth * 0.15,
      x1: x.rearEnd + depth * 0.6,
      r0: cover,
      r1: cover,
      count: 36,
      share: 0.45,
      material: 'dark',
      tone: 3,
      lift: 4,
      name: 'f',
    })
    drawShapesOnFace(scene, end, ringSlotOutlines(20, cover * 0.42, cover * 0.76, 0.42, undefined, turn), {
      material: 'dark',
      tone: 3,
      rear: true,
    })
    drawDisc(scene, { x: end, r: cover * 0.3, material: 'plastic', lift: 0.1, rear: true })
    drawBore(scene, { x: end, r: cover * 0.16, lift: 0.3, fine: true, rear: true })
    for (const a of [0, 120, 240]) {
      const at = pointAtClockAngle(turn + a, cover * 0.84)
      if (scene.camera.turned || !scene.isFacingAway(at)) drawBoltHead(scene, at, end - 3, 3.6)
    }
  }
  const studAt = pointAtClockAngle(turn + 62, s.vacuum ? body * 0.76 : cover * 0.66)
  const base = s.vacuum ? x.rearEnd : end
  scene.groupPieces(
    { x: base, ...studAt },
    () => {
      drawTube(scene, { at: studAt, x0: base - 2, x1: base + 4, r: 8, material: 'plastic' })
      drawStud(scene, studAt, base + 4, 20, 4, 'zinc')
    },
    2,
  )
  const plugAt = pointAtClockAngle(turn + 300, s.vacuum ? body * 0.74 : cover * 0.62)
  const seen = (side: CrossPoint): boolean => scene.camera.turned || !scene.isFacingAway(side)
  if (seen(plugAt)) drawPlug(scene, { at: plugAt, x0: base - 2, x1: base + 11, pins: s.pins, oval: s.oval, turn: turn + 300 })
  if (seen(pointAtClockAngle(turn + 180, 1)))
    drawBlock(scene, {
      at: pointAtClockAngle(turn + 180, cover * 0.55),
      width: cover * 0.5,
      height: cover * 0.34,
      corner: 3,
      x0: x.rearEnd,
      x1: base + 3,
      material: s.vacuum ? 'cast' : 'plastic',
    })
}
