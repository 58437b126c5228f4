import type { ComponentFacts, PartFacts } from '#server/import/facts.ts'
import type { Reading } from '#server/import/pies/options.ts'
import { field, type Segment, text } from '#server/import/pies/segment.ts'
import { measure } from '#server/import/pies/values.ts'

/** Returns the components of a kit, in order. A component without a part number is kept by its name. */
export function kitFacts(segments: readonly Segment[], { notes, options }: Reading): Partial<PartFacts> {
  const components: { at: number; component: ComponentFacts }[] = []
  for (const segment of segments) {
    const code = text(segment, 'ComponentPartNumber')
    const type = text(segment, 'ComponentPartTerminologyID')
    const name = text(segment, 'ComponentDescription') || options.partTypes?.get(type) || code || (type && `Part type ${type}`)
    const said = field(segment, 'QuantityInKit')
    const qty = said === undefined ? 1 : measure(said.text)
    if (name === '') notes.refuse(segment, undefined, 'A component has a number, or a description at least.')
    else if (qty === null || qty <= 0 || !Number.isInteger(qty)) notes.refuse(segment, said, 'A whole number of pieces, such as 2.')
    else {
      if (code === '') notes.noteOnce(segment, field(segment, 'ComponentDescription'), 'Components without a number: kept by their names.')
      components.push({ at: Number(text(segment, 'SequenceCode')) || 0, component: { code: code || null, name, qty } })
    }
  }
  components.sort((one, other) => one.at - other.at)
  return components.length === 0 ? {} : { components: components.map(({ component }) => component) }
}
