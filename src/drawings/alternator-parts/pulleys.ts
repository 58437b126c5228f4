import { crosswiseMeasure, type DimensionMeasure, diameterMeasure, lengthMeasure, measureIfKnown, noteMeasure } from '#drawings/measure.ts'
import type { PartDrawing } from '#drawings/part-drawing.ts'
import { drawPulleyBody as drawPulley, grooveCount, type PulleyKind, parsePulleyKind, pulleyWidth } from '#drawings/pieces/pulley.ts'
import type { Scene } from '#drawings/scene.ts'
import { drawTurnedSolid } from '#drawings/solids.ts'
import type { DrawingValues } from '#drawings/values.ts'

function computePulleyShape(values: DrawingValues, usual: PulleyKind) {
  const read = parsePulleyKind(values.lowercaseText('pulleyKind'))
  const kind = usual === 'clutch' ? 'clutch' : read === 'none' ? 'ribbed' : read
  const grooves = grooveCount(values, kind)
  const r = values.drawableMeasure('odMm', 56, 20, 200) / 2
  const width = pulleyWidth(kind, grooves)
  return {
    kind,
    grooves,
    r,
    bore: Math.min(r * 1.5, values.drawableMeasure('boreMm', 17, 4, r * 1.5)),
    width,
    total: Math.max(width, values.drawableMeasure('widthMm', width + 6, width * 0.6, width * 2.5)),
  }
}

function createPulleyDrawing(usual: PulleyKind): PartDrawing {
  const model = (scene: Scene, values: DrawingValues): void => {
    const s = computePulleyShape(values, usual)
    if (s.total > s.width + 1)
      drawTurnedSolid(scene, 'steel', [s.width, Math.max(s.bore * 0.75, s.r * 0.5), s.total, Math.max(s.bore * 0.7, s.r * 0.46)])
    drawPulley(scene, { x0: 0, r: s.r, kind: s.kind, grooves: s.grooves, boreDiameter: s.bore })
  }
  const measures = (values: DrawingValues): DimensionMeasure[] => {
    const s = computePulleyShape(values, usual)
    const grooves = values.formattedNumberOf('grooves')
    const thread = values.originalText('thread')
    return [
      ...measureIfKnown(values, 'widthMm', '', lengthMeasure(0, s.total)),
      ...measureIfKnown(values, 'odMm', 'Ø ', diameterMeasure(0, s.r)),
      ...measureIfKnown(values, 'boreMm', 'Ø ', crosswiseMeasure(-s.bore / 2, s.bore / 2, 0)),
      ...(grooves ? [noteMeasure({ y: -s.r * 0.7, z: s.r * 0.7 })(s.kind === 'v' ? `${grooves} × V` : `PV${grooves}`)] : []),
      ...(thread ? [noteMeasure({ y: s.bore * 0.3, z: s.bore * 0.3 })(thread)] : []),
    ]
  }
  return { drawModel: model, listMeasures: measures }
}

export const pulleyDrawing = createPulleyDrawing('ribbed')
export const clutchPulleyDrawing = createPulleyDrawing('clutch')
