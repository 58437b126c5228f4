import { hollow } from '#drawings/hollow.ts'
import { across, along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { sector } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { cable } from '#drawings/pieces/cable.ts'
import { shapesOnFace, wallLines, wallSlots } from '#drawings/pieces/slots.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import type { Values } from '#drawings/values.ts'

const origin = { y: 0, z: 0 }

function shapeOf(values: Values) {
  const r = values.measure('odMm', 130, 60, 260) / 2
  return {
    r,
    height: values.measure('heightMm', r * 0.5, r * 0.15, r * 1.8),
    leads: values.count('leads', 3, 1, 12),
    hairpin: /hair|sc|segment|square|flat/.test(values.text('winding')),
  }
}

/** Draws a stator: the stack of laminations with its weld seams, a winding head at each end, and the leads at the rear. */
function model(scene: Scene, values: Values): void {
  const { r, height, leads, hairpin } = shapeOf(values)
  const inner = r * 0.74
  const [outer, head] = [r * 0.9, r * 0.24]
  const slots = hairpin ? 48 : 36
  const wires = (from: number, to: number): void => {
    scene.group({ x: (from + to) / 2, ...origin }, () => {
      hollow(scene, { x0: from, x1: to, r: outer, inner, material: 'copper' })
      wallSlots(scene, {
        x0: from,
        x1: to,
        r0: outer,
        r1: outer,
        count: slots,
        share: hairpin ? 0.42 : 0.3,
        material: 'copper',
        tone: 3,
        name: 'n',
        lift: 0.3,
      })
      if (hairpin)
        wallSlots(scene, {
          x0: from + (to - from) * 0.05,
          x1: from + (to - from) * 0.95,
          r0: outer,
          r1: outer,
          count: slots,
          share: 0.16,
          material: 'copper',
          tone: 0,
          name: 'n f',
          lift: 0.4,
        })
      shapesOnFace(
        scene,
        scene.camera.turned ? to : from,
        Array.from({ length: slots }, (_, i) => sector(origin, inner * 1.03, outer * 0.97, (i * 360) / slots, (i * 360) / slots + 3)),
        { material: 'copper', tone: 3, name: 'n f', lift: head },
      )
    })
  }
  wires(head + height, 2 * head + height)
  scene.group({ x: head + height / 2, ...origin }, () => {
    hollow(scene, { x0: head, x1: head + height, r, inner, material: 'steel', lining: 'dark' })
    wallLines(scene, { x0: head, x1: head + height, r, count: Math.min(14, Math.round(height / 3)) })
    wallSlots(scene, {
      x0: head,
      x1: head + height,
      r0: r,
      r1: r,
      count: 8,
      share: 0.05,
      material: 'steel',
      tone: 3,
      name: 'n f',
      from: 12,
      lift: 0.3,
    })
  })
  wires(0, head)
  for (let i = 0; i < leads; i++) {
    const a = 20 + i * (leads > 6 ? 9 : 14)
    const x = 2 * head + height
    const [p, q] = [atClock(a, outer * 0.94), atClock(a, outer * 1.02)]
    cable(
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

function measures(values: Values): Measure[] {
  const { r, height, leads } = shapeOf(values)
  const printed = values.printed('leads')
  return [
    ...measureIfKnown(values, 'heightMm', '', along(r * 0.24, r * 0.24 + height)),
    ...measureIfKnown(values, 'odMm', 'Ø ', across(-r, r, 0)),
    ...(printed ? [note(atClock(20 + leads * 5, r * 0.88))(`${printed} ×`)] : []),
  ]
}

export const stator: PartDrawing = { model, measures, ends: true }
