import type { ComponentFacts, PartFacts } from '#server/import/facts.ts'
import type { PiesReadingContext } from '#server/import/pies/options.ts'
import { fieldText, findField, type PiesSegment } from '#server/import/pies/segment.ts'
import { parseMeasure } from '#server/import/pies/values.ts'

/** Returns the components of a kit, in order. A component without a part number is kept by its name. */
export function readKitFacts(segments: readonly PiesSegment[], { notes, options }: PiesReadingContext): Partial<PartFacts> {
  const components: { sequence: number; component: ComponentFacts }[] = []
  for (const segment of segments) {
    const code = fieldText(segment, 'ComponentPartNumber')
    const type = fieldText(segment, 'ComponentPartTerminologyID')
    const name = fieldText(segment, 'ComponentDescription') || options.partTypes?.get(type) || code || (type && `Part type ${type}`)
    const said = findField(segment, 'QuantityInKit')
    const qty = said === undefined ? 1 : parseMeasure(said.text)
    if (name === '') notes.addRefusal(segment, undefined, 'A component has a number, or a description at least.')
    else if (qty === null || qty <= 0 || !Number.isInteger(qty)) notes.addRefusal(segment, said, 'A whole number of pieces, such as 2.')
    else {
      if (code === '')
        notes.addNoteOnce(segment, findField(segment, 'ComponentDescription'), 'Components without a number: kept by their names.')
      components.push({ sequence: Number(fieldText(segment, 'SequenceCode')) || 0, component: { code: code || null, name, qty } })
    }
  }
  components.sort((one, other) => one.sequence - other.sequence)
  return components.length === 0 ? {} : { components: components.map(({ component }) => component) }
}
