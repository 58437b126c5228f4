import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import type { ItemSegments, PiesReadingContext, SectionName } from './options.ts'
import { readAssetFacts } from './sections/assets.ts'
import { readAttributeFacts } from './sections/attributes.ts'
import { readDescriptionFacts } from './sections/descriptions.ts'
import { readExpiFacts } from './sections/expi.ts'
import { readInterchangeFacts } from './sections/interchanges.ts'
import { readItemFacts } from './sections/item.ts'
import { readKitFacts } from './sections/kits.ts'
import { readPackageFacts } from './sections/packages.ts'
import { readPriceFacts } from './sections/prices.ts'
import { fieldText, findField, type PiesSegment } from './segment.ts'

const sectionReaders: Readonly<Record<SectionName, (segments: readonly PiesSegment[], reading: PiesReadingContext) => Partial<PartFacts>>> =
  {
    descriptions: readDescriptionFacts,
    prices: readPriceFacts,
    expi: readExpiFacts,
    attributes: readAttributeFacts,
    packages: readPackageFacts,
    kits: readKitFacts,
    interchanges: readInterchangeFacts,
    assets: readAssetFacts,
  }
/** The sections in the order of reading. When two sections of an item give the same fact, the later section is used. */
const sectionNames: readonly SectionName[] = ['packages', 'expi', 'descriptions', 'prices', 'attributes', 'kits', 'interchanges', 'assets']

/**
 * Creates a function that converts PIES items to parts. The function remembers all GTINs, so that it can report a GTIN that two items have.
 */
export function createPartReader(reading: PiesReadingContext) {
  const seenGtins = new Map<number, number>()

  /** Yields the events for an item or for some of its rows: refusals and remarks, then the part. */
  return function* (segments: ItemSegments): Generator<FileEvent> {
    const part = readPart(segments, reading, seenGtins)
    yield* reading.notes.takeRemarks()
    if (part !== undefined) yield { type: 'part', part }
  }
}

function readPart(segments: ItemSegments, reading: PiesReadingContext, seenGtins: Map<number, number>): PartFacts | undefined {
  const { item } = segments
  const { notes, defaults, options } = reading
  const number = findField(item, 'PartNumber')
  if (number === undefined) {
    notes.addRefusal(item, undefined, 'The part number is missing. The item was left out.')
    return undefined
  }
  const at = {
    ...{ file: reading.file, line: item.line },
    ...(item.sheet === undefined ? {} : { sheet: item.sheet }),
    ...(item.row === undefined ? {} : { row: item.row }),
  }
  const said = fieldText(item, 'BrandAAIAID') || defaults.brandId
  // In some workbooks, the column `Brand` contains the brand's name instead of its id.
  const id = /^[A-Z0-9]{4}$/.test(said) ? said : ''
  const label = fieldText(item, 'BrandLabel') || (options.brands?.get(id) ?? (id === '' ? said : ''))
  const also = segments.alsoAt === undefined ? {} : { alsoAt: segments.alsoAt }
  const whose = { at, ...also, code: number.text, brand: label || id, ...(id === '' ? {} : { brandId: id }) }
  const change = readMaintenanceType(item, reading)
  if (change === 'D') return { ...whose, withdrawn: true }
  const parts = [
    ...sectionNames.map((name) =>
      sectionReaders[name](
        segments[name].filter((segment) => shouldReadSegment(segment, reading)),
        reading,
      ),
    ),
    readItemFacts(item, reading, seenGtins),
  ]
  return { ...mergePartFacts(parts), ...whose, ...(defaults.addsToLists ? { adds: true } : {}) }
}

/**
 * Merges the facts from all sections of an item. Attributes and numbers are joined. For other facts, the last section with a value is used.
 */
function mergePartFacts(parts: readonly Partial<PartFacts>[]): Partial<PartFacts> {
  const facts: Partial<PartFacts> = Object.assign({}, ...parts)
  const attributes = parts.flatMap((part) => part.attributes ?? [])
  const numbers = parts.flatMap((part) => part.numbers ?? [])
  return { ...facts, ...(attributes.length === 0 ? {} : { attributes }), ...(numbers.length === 0 ? {} : { numbers }) }
}

function readMaintenanceType(segment: PiesSegment, { notes }: PiesReadingContext): string {
  const said = findField(segment, 'MaintenanceType')
  const code = said?.text.toUpperCase().slice(0, 1) ?? ''
  if (said !== undefined && !'ACDN'.includes(code)) {
    notes.addNoteOnce(segment, said, 'A kind of change that is not A, C, D or N: taken for a change.', `change ${said.text}`)
  }
  return code
}

function shouldReadSegment(segment: PiesSegment, reading: PiesReadingContext): boolean {
  if (readMaintenanceType(segment, reading) !== 'D') return true
  reading.notes.addNoteOnce(
    segment,
    findField(segment, 'MaintenanceType'),
    'Records that are to be deleted were left out.',
    `deleted ${segment.path}`,
  )
  return false
}
