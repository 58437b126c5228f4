import { across, along, diameter, type Measure, measureIfKnown, note } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { pulley as drawPulley, grooveCount, type PulleyKind, pulleyKindOf, pulleyWidth } from '#drawings/pieces/pulley.ts'
import type { Scene } from '#drawings/scene.ts'
import { turned } from '#drawings/solids.ts'
import type { Values } from '#drawings/values.ts'

function shapeOf(values: Values, usual: PulleyKind) {
  const read = pulleyKindOf(values.text('pulleyKind'))
  const kind = usual === 'clutch' ? 'clutch' : read === 'none' ? 'ribbed' : read
  const grooves = grooveCount(values, kind)
  const r = values.measure('odMm', 56, 20, 200) / 2
  const width = pulleyWidth(kind, grooves)
  return {
    kind,
    grooves,
    r,
    bore: Math.min(r * 1.5, values.measure('boreMm', 17, 4, r * 1.5)),
    width,
    total: Math.max(width, values.measure('widthMm', width + 6, width * 0.6, width * 2.5)),
  }
}

function drawing(usual: PulleyKind): PartDrawing {
  const model = (scene: Scene, values: Values): void => {
    const s = shapeOf(values, usual)
    if (s.total > s.width + 1)
      turned(scene, 'steel', [s.width, Math.max(s.bore * 0.75, s.r * 0.5), s.total, Math.max(s.bore * 0.7, s.r * 0.46)])
    drawPulley(scene, { x0: 0, r: s.r, kind: s.kind, grooves: s.grooves, bore: s.bore })
  }
  const measures = (values: Values): Measure[] => {
    const s = shapeOf(values, usual)
    const grooves = values.printed('grooves')
    const thread = values.written('thread')
    return [
      ...measureIfKnown(values, 'widthMm', '', along(0, s.total)),
      ...measureIfKnown(values, 'odMm', 'Ø ', diameter(0, s.r)),
      ...measureIfKnown(values, 'boreMm', 'Ø ', across(-s.bore / 2, s.bore / 2, 0)),
      ...(grooves ? [note({ y: -s.r * 0.7, z: s.r * 0.7 })(s.kind === 'v' ? `${grooves} × V` : `PV${grooves}`)] : []),
      ...(thread ? [note({ y: s.bore * 0.3, z: s.bore * 0.3 })(thread)] : []),
    ]
  }
  return { model, measures }
}

export const pulley = drawing('ribbed')
export const clutchPulley = drawing('clutch')
