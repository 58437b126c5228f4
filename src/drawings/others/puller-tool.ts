import { along, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import { hullAround, rectangle, rotatedOutline } from '#drawings/outlines.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { hexagonHead } from '#drawings/pieces/fasteners.ts'
import { wallLines } from '#drawings/pieces/slots.ts'
import { prism } from '#drawings/prism.ts'
import { atClock } from '#drawings/projection.ts'
import type { Scene } from '#drawings/scene.ts'
import { tube, turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

const shapeOf = (values: Values) => ({
  length: values.measure('lengthMm', 160, 30, 500),
  legs: Math.min(3, Math.max(2, values.count('count', 3, 1, 40))),
})

/** Draws a puller: spindle with hexagon, cross head, and legs with hooks. */
function model(scene: Scene, values: Values): void {
  const { length, legs } = shapeOf(values)
  const r = length * 0.045
  const head = length * 0.34
  const reach = length * 0.27
  turned(scene, 'steel', [length * 0.2, r, length * 0.92, r, length * 0.92, r * 0.7, length * 0.98, r * 0.2])
  wallLines(scene, { x0: length * 0.2, x1: length * 0.9, r, count: 30 })
  for (let i = 0; i < legs; i++) leg(scene, { angle: 30 + (i * 360) / legs, head, reach, length })
  scene.group(
    { x: head, y: 0, z: 0 },
    () => {
      prism(scene, {
        outline: hullAround(
          Array.from({ length: legs }, (_, i) => ({ ...atClock(30 + (i * 360) / legs, reach * 0.7), r: reach * 0.16 })).concat([
            { y: 0, z: 0, r: reach * 0.34 },
          ]),
        ),
        x0: head - length * 0.03,
        x1: head + length * 0.03,
        material: 'cast',
      })
      tube(scene, { x0: head - length * 0.07, x1: head - length * 0.03, r: reach * 0.3, material: 'cast', lift: 3 })
    },
    reach * 0.2,
  )
  scene.group(
    { x: 0, y: 0, z: 0 },
    () => {
      turned(scene, 'steel', [length * 0.07, r, head - length * 0.07, r])
      wallLines(scene, { x0: length * 0.08, x1: head - length * 0.08, r, count: 9 })
      hexagonHead(scene, { y: 0, z: 0 }, 0, length * 0.07, r * 1.5)
    },
    length,
  )
}

/** Draws a leg that hangs from the cross head, with its hook pointing inwards. */
function leg(scene: Scene, l: { angle: number; head: number; reach: number; length: number }): void {
  const { angle, head, reach, length } = l
  const at = atClock(angle, reach)
  const bar = (from: number, to: number): ReturnType<typeof rectangle> =>
    rotatedOutline(rectangle({ y: 0, z: (from + to) / 2 }, length * 0.05, to - from, 1), angle)
  scene.group(
    { x: head + length * 0.2, ...at },
    () => {
      prism(scene, { outline: bar(reach * 0.42, reach * 1.04), x0: length * 0.9, x1: length * 0.95, material: 'steel' })
      prism(scene, { outline: bar(reach * 0.9, reach * 1.06), x0: head, x1: length * 0.95, material: 'steel' })
      prism(scene, { outline: bar(reach * 0.72, reach * 1.06), x0: head - length * 0.045, x1: head + length * 0.045, material: 'steel' })
      turned(scene, 'zinc', [head - length * 0.06, length * 0.018, head + length * 0.06, length * 0.018], {
        at: atClock(angle, reach * 0.82),
        lift: reach * 0.4,
      })
    },
    reach * 0.3,
  )
}

function measures(values: Values): Measure[] {
  const { length } = shapeOf(values)
  const thread = values.written('thread')
  return [...measureIfKnown(values, 'lengthMm', '', along(0, length)), ...(thread ? [note({ y: 0, z: length * 0.04 })(thread)] : [])]
}

export const pullerTool: PartDrawing = { model, measures }
