import { along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { hullAround } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { boltHead, lugHole, standingStud } from '#drawings/pieces/fasteners.ts'
import { label } from '#drawings/pieces/label.ts'
import { grooveCount, pulley, pulleyKindOf, pulleyWidth } from '#drawings/pieces/pulley.ts'
import { wallSlots } from '#drawings/pieces/slots.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values) {
  const length = values.measure('lengthMm', 260, 120, 480)
  const r = values.measure('bodyOdMm', 115, length * 0.28, length * 0.7) / 2
  const text = values.text('pulleyKind')
  const kind = text === '' ? 'v' : pulleyKindOf(text)
  const grooves = grooveCount(values, kind)
  const width = kind === 'none' ? 0 : Math.min(length * 0.25, pulleyWidth(kind, grooves))
  const front = 10 + width
  return {
    length,
    r,
    kind,
    grooves,
    pulleyR: r * 0.72,
    x: { front, yoke: front + (length - front) * 0.13, cover: front + (length - front) * 0.76 },
  } as const
}

/**
 * Draws a starter generator, a dynamo that is also the starter: V pulley, long painted yoke with field screws, brush windows under a band,
 * studs on top.
 */
function model(scene: Scene, values: Values): void {
  const s = shapeOf(values)
  const { r, length, x } = s
  turned(scene, 'paint', [x.yoke, r, x.cover, r])
  turned(scene, 'cast', [x.cover, r * 0.99, length - 8, r * 0.99, length, r * 0.82])
  wallSlots(scene, {
    x0: x.cover + 6,
    x1: length - 14,
    r0: r * 0.99,
    r1: r * 0.99,
    count: 6,
    share: 0.5,
    material: 'dark',
    tone: 2,
    from: 20,
  })
  for (const a of [60, 240]) boltHead(scene, atClock(a, r * 0.62), length, r * 0.09)
  turned(scene, 'cast', [x.front, r * 0.86, x.front + 4, r * 0.98, x.yoke, r * 0.98])
  wallSlots(scene, { x0: x.front + 8, x1: x.yoke - 5, r0: r * 0.98, r1: r * 0.98, count: 8, share: 0.5, material: 'dark', tone: 2 })
  for (const a of [165, 15]) {
    const at = atClock(a, r * 1.16)
    scene.group(
      { x: x.front + 10, ...at },
      () => {
        prism(scene, {
          outline: hullAround([
            { ...at, r: r * 0.16 },
            { y: at.y * 0.7, z: at.z * 0.7, r: r * 0.24 },
          ]),
          x0: x.front + 4,
          x1: x.front + 18,
          material: 'cast',
        })
        lugHole(scene, at, x.front + 4, r * 0.085, 14)
      },
      8,
    )
  }
  label(scene, { x0: x.yoke + (x.cover - x.yoke) * 0.4, x1: x.yoke + (x.cover - x.yoke) * 0.8, r, from: 86, to: 114, lift: s.length * 0.2 })
  for (const share of [0.3, 0.52]) {
    const at = x.yoke + (x.cover - x.yoke) * share
    standingStud(scene, { x: at, ...atClock(28, r - 1) }, { x: at, ...atClock(28, r * 1.36) }, r * 0.065)
  }
  scene.group({ x: -r * 2, y: 0, z: 0 }, () => {
    turned(scene, 'steel', [x.front - 4, 9, x.front, 9])
    if (s.kind === 'none') turned(scene, 'steel', [0, 7, x.front - 4, 8.5])
    else pulley(scene, { x0: 8, r: s.pulleyR, kind: s.kind, grooves: s.grooves, bore: 17, nut: true })
  })
}

function measures(values: Values): Measure[] {
  const s = shapeOf(values)
  const thread = values.written('studThread')
  return [
    ...measureIfKnown(values, 'lengthMm', '', along(0, s.length)),
    ...measureIfKnown(values, 'bodyOdMm', 'Ø ', diameter(s.x.cover, s.r, true)),
    ...(thread ? [note(atClock(28, s.r * 1.3))(thread)] : []),
  ]
}

export const starterGenerator: PartDrawing = { model, measures, ends: true }
