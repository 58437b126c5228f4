import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import type { ItemSegments, Reading, SectionName } from './options.ts'
import { assetFacts } from './sections/assets.ts'
import { attributeFacts } from './sections/attributes.ts'
import { descriptionFacts } from './sections/descriptions.ts'
import { expiFacts } from './sections/expi.ts'
import { interchangeFacts } from './sections/interchanges.ts'
import { itemFacts } from './sections/item.ts'
import { kitFacts } from './sections/kits.ts'
import { packageFacts } from './sections/packages.ts'
import { priceFacts } from './sections/prices.ts'
import { field, type Segment, text } from './segment.ts'

const sections: Readonly<Record<SectionName, (segments: readonly Segment[], reading: Reading) => Partial<PartFacts>>> = {
  descriptions: descriptionFacts,
  prices: priceFacts,
  expi: expiFacts,
  attributes: attributeFacts,
  packages: packageFacts,
  kits: kitFacts,
  interchanges: interchangeFacts,
  assets: assetFacts,
}
/** The sections in the order of reading. When two sections of an item give the same fact, the later section is used. */
const sectionNames: readonly SectionName[] = ['packages', 'expi', 'descriptions', 'prices', 'attributes', 'kits', 'interchanges', 'assets']

/**
 * Creates a function that converts PIES items to parts. The function remembers all GTINs, so that it can report a GTIN that two items have.
 */
export function partReader(reading: Reading) {
  const seenGtins = new Map<number, number>()

  /** Yields the events for an item or for some of its rows: refusals and remarks, then the part. */
  return function* (segments: ItemSegments): Generator<FileEvent> {
    const part = partOf(segments, reading, seenGtins)
    yield* reading.notes.takeRemarks()
    if (part !== undefined) yield { type: 'part', part }
  }
}

function partOf(segments: ItemSegments, reading: Reading, seenGtins: Map<number, number>): PartFacts | undefined {
  const { item } = segments
  const { notes, defaults, options } = reading
  const number = field(item, 'PartNumber')
  if (number === undefined) {
    notes.refuse(item, undefined, 'The part number is missing. The item was left out.')
    return undefined
  }
  const at = {
    ...{ file: reading.file, line: item.line },
    ...(item.sheet === undefined ? {} : { sheet: item.sheet }),
    ...(item.row === undefined ? {} : { row: item.row }),
  }
  const said = text(item, 'BrandAAIAID') || defaults.brandId
  // In some workbooks, the column `Brand` contains the brand's name instead of its id.
  const id = /^[A-Z0-9]{4}$/.test(said) ? said : ''
  const label = text(item, 'BrandLabel') || (options.brands?.get(id) ?? (id === '' ? said : ''))
  const also = segments.alsoAt === undefined ? {} : { alsoAt: segments.alsoAt }
  const whose = { at, ...also, code: number.text, brand: label || id, ...(id === '' ? {} : { brandId: id }) }
  const change = changeOf(item, reading)
  if (change === 'D') return { ...whose, withdrawn: true }
  const parts = [
    ...sectionNames.map((name) =>
      sections[name](
        segments[name].filter((segment) => isKept(segment, reading)),
        reading,
      ),
    ),
    itemFacts(item, reading, seenGtins),
  ]
  return { ...mergeFacts(parts), ...whose, ...(defaults.adds ? { adds: true } : {}) }
}

/**
 * Merges the facts from all sections of an item. Attributes and numbers are joined. For other facts, the last section with a value is used.
 */
function mergeFacts(parts: readonly Partial<PartFacts>[]): Partial<PartFacts> {
  const facts: Partial<PartFacts> = Object.assign({}, ...parts)
  const attributes = parts.flatMap((part) => part.attributes ?? [])
  const numbers = parts.flatMap((part) => part.numbers ?? [])
  return { ...facts, ...(attributes.length === 0 ? {} : { attributes }), ...(numbers.length === 0 ? {} : { numbers }) }
}

function changeOf(segment: Segment, { notes }: Reading): string {
  const said = field(segment, 'MaintenanceType')
  const code = said?.text.toUpperCase().slice(0, 1) ?? ''
  if (said !== undefined && !'ACDN'.includes(code)) {
    notes.noteOnce(segment, said, 'A kind of change that is not A, C, D or N: taken for a change.', `change ${said.text}`)
  }
  return code
}

function isKept(segment: Segment, reading: Reading): boolean {
  if (changeOf(segment, reading) !== 'D') return true
  reading.notes.noteOnce(
    segment,
    field(segment, 'MaintenanceType'),
    'Records that are to be deleted were left out.',
    `deleted ${segment.path}`,
  )
  return false
}
