import { drawHollowTube } from '#drawings/hollow.ts'
import { crosswiseMeasure, type DimensionMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import { ringSectorOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawCable } from '#drawings/pieces/cable.ts'
import { drawShapesOnFace, drawWallLines, drawWallSlots } from '#drawings/pieces/slots.ts'
import { pointAtClockAngle } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import type { DrawingValues } from '#drawings/values.ts'

const axisOrigin = { y: 0, z: 0 }

function computeStatorShape(values: DrawingValues) {
  const r = values.drawableMeasure('odMm', 130, 60, 260) / 2
  return {
    r,
    height: values.drawableMeasure('heightMm', r * 0.5, r * 0.15, r * 1.8),
    leads: values.drawableCount('leads', 3, 1, 12),
    hairpin: /hair|sc|segment|square|flat/.test(values.lowercaseText('winding')),
  }
}

/** Draws a stator: the stack of laminations with its weld seams, a winding head at each end, and the leads at the rear. */
function drawStatorModel(scene: Scene, values: DrawingValues): void {
  const { r, height, leads, hairpin } = computeStatorShape(values)
  const inner = r * 0.74
  const [outer, head] = [r * 0.9, r * 0.24]
  const slots = hairpin ? 48 : 36
  const wires = (from: number, to: number): void => {
    scene.groupPieces({ x: (from + to) / 2, ...axisOrigin }, () => {
      drawHollowTube(scene, { x0: from, x1: to, r: outer, innerRadius: inner, material: 'copper' })
      drawWallSlots(scene, {
        x0: from,
        x1: to,
        r0: outer,
        r1: outer,
        count: slots,
        pitchFraction: hairpin ? 0.42 : 0.3,
        material: 'copper',
        tone: 3,
        name: 'n',
        drawOrderOffsetMm: 0.3,
      })
      if (hairpin)
        drawWallSlots(scene, {
          x0: from + (to - from) * 0.05,
          x1: from + (to - from) * 0.95,
          r0: outer,
          r1: outer,
          count: slots,
          pitchFraction: 0.16,
          material: 'copper',
          tone: 0,
          name: 'n f',
          drawOrderOffsetMm: 0.4,
        })
      drawShapesOnFace(
        scene,
        scene.camera.isTurnedRound ? to : from,
        Array.from({ length: slots }, (_, i) =>
          ringSectorOutline(axisOrigin, inner * 1.03, outer * 0.97, (i * 360) / slots, (i * 360) / slots + 3),
        ),
        { material: 'copper', tone: 3, name: 'n f', drawOrderOffsetMm: head },
      )
    })
  }
  wires(head + height, 2 * head + height)
  scene.groupPieces({ x: head + height / 2, ...axisOrigin }, () => {
    drawHollowTube(scene, { x0: head, x1: head + height, r, innerRadius: inner, material: 'steel', lining: 'dark' })
    drawWallLines(scene, { x0: head, x1: head + height, r, count: Math.min(14, Math.round(height / 3)) })
    drawWallSlots(scene, {
      x0: head,
      x1: head + height,
      r0: r,
      r1: r,
      count: 8,
      pitchFraction: 0.05,
      material: 'steel',
      tone: 3,
      name: 'n f',
      startAngle: 12,
      drawOrderOffsetMm: 0.3,
    })
  })
  wires(0, head)
  for (let i = 0; i < leads; i++) {
    const a = 20 + i * (leads > 6 ? 9 : 14)
    const x = 2 * head + height
    const [p, q] = [pointAtClockAngle(a, outer * 0.94), pointAtClockAngle(a, outer * 1.02)]
    drawCable(
      scene,
      [
        { x: x - head * 0.3, ...p },
        { x: x + head * 0.4, ...q },
        { x: x + head * 1.3, ...p },
      ],
      r * 0.022,
      'copper',
      { x: x + 2, ...p },
      1,
    )
  }
}

function listStatorMeasures(values: DrawingValues): DimensionMeasure[] {
  const { r, height, leads } = computeStatorShape(values)
  const printed = values.formattedNumberOf('leads')
  return [
    ...measureIfKnown(values, 'heightMm', '', lengthMeasure(r * 0.24, r * 0.24 + height)),
    ...measureIfKnown(values, 'odMm', 'Ø ', crosswiseMeasure(-r, r, 0)),
    ...(printed ? [noteMeasure(pointAtClockAngle(20 + leads * 5, r * 0.88))(`${printed} ×`)] : []),
  ]
}

export const statorDrawing: PartDrawing = { drawModel: drawStatorModel, listMeasures: listStatorMeasures, hasEndViews: true }
