import { basename } from 'node:path'
import type { FileEvent } from '#server/import/facts.ts'
import { type FoundElement, type XmlElement, xmlElements } from '#server/import/files/xml.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import { versions } from './codes/codes.ts'
import { keepNotes } from './notes.ts'
import type { ItemSegments, PiesOptions, Reading, SectionName } from './options.ts'
import { partReader } from './part-of-item.ts'
import { languageOf } from './sections/descriptions.ts'
import { field, foldName, type Segment, segmentOf, text } from './segment.ts'
import { day, whole } from './values.ts'

const wanted = ['Header', 'PriceSheet', 'MarketCopy', 'Item', 'Trailer', 'TrailerS', 'App']

/** The values in the header of a PIES file. */
export interface PiesHeader {
  /** The PIES version, such as `7.2`. Empty when the header does not give the version. */
  version: string
  /** The purpose of the file. `FULL`: the file has all items of its brands. `UPDATE`: only changes. `TEST`: not meant for use. */
  submission: string
  brandId: string
  currency: string
  language: string
}

/**
 * Reads PIES XML 6.5 to 8.0 of any size as a stream, also from a packed file. An invalid value is refused with its line and element path,
 * and the part is imported without the value. Unknown codes are kept, with one remark per code at the end that says how often it occurs.
 * @throws XmlError when the XML is broken or unsafe (see `xmlElements`), or is not PIES.
 */
export async function* readPies(path: string, options: PiesOptions = {}): AsyncGenerator<FileEvent> {
  const reading = newReading(path, options)
  const { notes, defaults } = reading
  const partEvents = partReader(reading)
  let items = 0
  let last: FoundElement | undefined
  let trailer: Segment | undefined
  for await (const found of xmlElements(path, wanted)) {
    const { element } = found
    if (last === undefined) mustBePies(found)
    if (found.bytes !== last?.bytes) yield { type: 'read', bytes: found.bytes, of: found.of }
    last = found
    if (element.name === 'Item') {
      items++
      yield { type: 'row', at: { file: reading.file, line: element.line, row: items } }
      yield* partEvents(itemSegments(element, items))
    } else if (element.name === 'Header') readHeader(element, reading)
    else if (element.name === 'PriceSheet') readSheet(element, defaults)
    else if (element.name === 'MarketCopy') {
      const segment = segmentOf(element, 'MarketingCopy/MarketCopy')
      notes.noteOnce(segment, undefined, 'Texts about a brand or a line, not of a part: left out.')
    } else trailer = segmentOf(element, 'Trailer')
    yield* notes.takeRemarks()
  }
  if (last === undefined || items === 0) throw new XmlError(null, 'There is no item in this file: nothing of PIES was found in it.')
  compareCounts(trailer, items, reading)
  noteEncoding(last, reading)
  yield* notes.takeRemarks()
  yield* notes.takeOnceRemarks()
  yield { type: 'read', bytes: last.of, of: last.of }
}

/** Reads only the header of a PIES file. A missing value is an empty text. */
export async function readPiesHeader(path: string): Promise<PiesHeader> {
  for await (const found of xmlElements(path, wanted)) {
    mustBePies(found)
    const header = segmentOf(found.element, 'Header')
    if (found.element.name !== 'Header') break
    return {
      version: text(header, 'PIESVersion'),
      submission: text(header, 'SubmissionType').toUpperCase(),
      brandId: text(header, 'BrandOwnerAAIAID') || text(header, 'BrandOwnerID'),
      currency: text(header, 'CurrencyCode'),
      language: text(header, 'LanguageCode'),
    }
  }
  return { version: '', submission: '', brandId: '', currency: '', language: '' }
}

export function newReading(path: string, options: PiesOptions): Reading {
  const file = options.file ?? basename(path)
  const defaults = { language: 'EN', currency: '', brandId: '', adds: false, sheets: new Map() }
  return { file, options, day: options.day ?? new Date().toISOString().slice(0, 10), defaults, notes: keepNotes(file) }
}

function mustBePies({ root, element }: FoundElement) {
  if (root.name === 'PIES') return
  if (root.name === 'ACES' || element.name === 'App') {
    throw new XmlError(element.line, 'This is ACES (what parts fit), not PIES: import it as ACES.')
  }
  throw new XmlError(1, `The file begins with <${root.name}>, not with <PIES>: it is of another kind.`)
}

function readHeader(element: XmlElement, { notes, defaults, day: today }: Reading) {
  const header = segmentOf(element, 'Header')
  const version = field(header, 'PIESVersion')
  if (version !== undefined && !versions.includes(version.text)) {
    notes.note(header, version, `A version that is not known here (${versions.join(', ')}): read like the nearest one.`)
  }
  const submission = field(header, 'SubmissionType')
  if (submission?.text.toUpperCase() === 'TEST') notes.note(header, submission, 'The file says that it is a test.')
  defaults.adds = submission?.text.toUpperCase() === 'UPDATE'
  defaults.currency = text(header, 'CurrencyCode').toUpperCase()
  defaults.language = languageOf(text(header, 'LanguageCode') || 'EN')
  defaults.brandId = text(header, 'BrandOwnerAAIAID') || text(header, 'BrandOwnerID')
  const from = field(header, 'BlanketEffectiveDate')
  if (from !== undefined && (day(from.text) ?? '') > today) {
    notes.note(header, from, 'The file holds from a later day on. Prices of it that say no day of their own are taken now.')
  }
}

function readSheet(element: XmlElement, defaults: Reading['defaults']) {
  const sheet = segmentOf(element, 'PriceSheets/PriceSheet')
  defaults.sheets.set(text(sheet, 'PriceSheetNumber'), {
    currency: text(sheet, 'CurrencyCode').toUpperCase(),
    effective: day(text(sheet, 'EffectiveDate')) ?? '',
    expires: day(text(sheet, 'ExpirationDate')) ?? '',
  })
}

/** The XML elements that hold the records of each section, for all versions of PIES. */
const records: readonly (readonly [section: string, record: string, as: SectionName])[] = [
  ['Descriptions', 'Description', 'descriptions'],
  ['Prices', 'Pricing', 'prices'],
  ['ExtendedInformation', 'ExtendedProductInformation', 'expi'],
  ['ProductAttributes', 'ProductAttribute', 'attributes'],
  ['Packages', 'Package', 'packages'],
  ['Kits', 'KitComponent', 'kits'],
  ['Kits', 'Kit', 'kits'],
  ['DigitalAssets', 'DigitalFileInformation', 'assets'],
]

function itemSegments(element: XmlElement, row: number): ItemSegments {
  const own = element.children.filter(({ name, children }) => children.length === 0 || name === 'ManufacturerProductCodes')
  const of = (as: keyof ItemSegments) =>
    records
      .filter(([, , name]) => name === as)
      .flatMap(([section, record]) => recordElementsIn(element, section, record).map((one) => segmentOf(one, `Item/${section}/${record}`)))
  return {
    item: { ...segmentOf({ ...element, children: own }, 'Item'), row },
    descriptions: of('descriptions'),
    prices: of('prices'),
    expi: of('expi'),
    attributes: of('attributes'),
    packages: of('packages'),
    kits: of('kits'),
    interchanges: recordElementsIn(element, 'PartInterchangeInfo', 'PartInterchange').flatMap(interchanges),
    assets: of('assets'),
  }
}

const recordElementsIn = ({ children }: XmlElement, section: string, record: string) =>
  children.filter(({ name }) => name === section).flatMap((one) => one.children.filter(({ name }) => name === record))

/**
 * Returns one record for each interchange number. The maker of the number is in the parent element (from version 6.7 on) or beside the only
 * number (6.5).
 */
function interchanges(element: XmlElement): Segment[] {
  const numbers = element.children.filter(({ name }) => name === 'PartNumber')
  const around = segmentOf({ ...element, text: '', children: element.children.filter(({ name }) => name !== 'PartNumber') }, INTERCHANGE)
  if (numbers.length === 0) return [around]
  return numbers.map((number) => {
    const own = segmentOf(number, INTERCHANGE)
    const said = { text: number.text, line: number.line, name: 'PartNumber' }
    return { ...own, fields: new Map([...around.fields, ...own.fields, [foldName('InterchangeNumber'), said]]) }
  })
}

const INTERCHANGE = 'Item/PartInterchangeInfo/PartInterchange'

function compareCounts(trailer: Segment | undefined, items: number, { notes }: Reading) {
  const said = trailer && (field(trailer, 'ItemCount') ?? field(trailer, 'RecordCount'))
  if (trailer === undefined || said === undefined) return
  if (whole(said.text) !== items) {
    notes.note(trailer, said, `The file says ${said.text} items, and ${items} were in it: it may not be whole.`)
  }
}

function noteEncoding({ encoding, element }: FoundElement, { notes }: Reading) {
  if (encoding.mended === 0) return
  const says = `The file should be UTF-8, and ${encoding.mended} bytes of it are not: they were read as windows-1252. Look at accents.`
  notes.note({ path: element.name, line: 1, fields: new Map() }, undefined, says)
}
