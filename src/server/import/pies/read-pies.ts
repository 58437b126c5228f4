import { basename } from 'node:path'
import type { FileEvent } from '#server/import/facts.ts'
import { type FoundElement, readXmlElements, type XmlElement } from '#server/import/files/xml.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import { supportedPiesVersions } from './codes/codes.ts'
import { createPiesRemarks } from './notes.ts'
import type { ItemSegments, PiesOptions, PiesReadingContext, SectionName } from './options.ts'
import { createPartReader } from './part-of-item.ts'
import { languageOfCode } from './sections/descriptions.ts'
import { fieldText, findField, foldFieldName, type PiesSegment, segmentOfElement } from './segment.ts'
import { parseIsoDay, parseWholeNumber } from './values.ts'

const wantedElementNames = ['Header', 'PriceSheet', 'MarketCopy', 'Item', 'Trailer', 'TrailerS', 'App']

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
 * @throws XmlError when the XML is broken or unsafe (see `readXmlElements`), or is not PIES.
 */
export async function* readPies(path: string, options: PiesOptions = {}): AsyncGenerator<FileEvent> {
  const reading = createReadingContext(path, options)
  const { notes, defaults } = reading
  const partEvents = createPartReader(reading)
  let items = 0
  let last: FoundElement | undefined
  let trailer: PiesSegment | undefined
  for await (const found of readXmlElements(path, wantedElementNames)) {
    const { element } = found
    if (last === undefined) assertPiesRoot(found)
    if (found.bytesRead !== last?.bytesRead) yield { type: 'read', bytes: found.bytesRead, of: found.totalBytes }
    last = found
    if (element.name === 'Item') {
      items++
      yield { type: 'row', at: { file: reading.file, line: element.line, row: items } }
      yield* partEvents(readItemSegments(element, items))
    } else if (element.name === 'Header') readFileHeader(element, reading)
    else if (element.name === 'PriceSheet') readPriceSheet(element, defaults)
    else if (element.name === 'MarketCopy') {
      const segment = segmentOfElement(element, 'MarketingCopy/MarketCopy')
      notes.addNoteOnce(segment, undefined, 'Texts about a brand or a line, not of a part: left out.')
    } else trailer = segmentOfElement(element, 'Trailer')
    yield* notes.takeRemarks()
  }
  if (last === undefined || items === 0) throw new XmlError(null, 'There is no item in this file: nothing of PIES was found in it.')
  compareTrailerCounts(trailer, items, reading)
  addEncodingNote(last, reading)
  yield* notes.takeRemarks()
  yield* notes.takeOneTimeRemarks()
  yield { type: 'read', bytes: last.totalBytes, of: last.totalBytes }
}

/** Reads only the header of a PIES file. A missing value is an empty text. */
export async function readPiesHeader(path: string): Promise<PiesHeader> {
  for await (const found of readXmlElements(path, wantedElementNames)) {
    assertPiesRoot(found)
    const header = segmentOfElement(found.element, 'Header')
    if (found.element.name !== 'Header') break
    return {
      version: fieldText(header, 'PIESVersion'),
      submission: fieldText(header, 'SubmissionType').toUpperCase(),
      brandId: fieldText(header, 'BrandOwnerAAIAID') || fieldText(header, 'BrandOwnerID'),
      currency: fieldText(header, 'CurrencyCode'),
      language: fieldText(header, 'LanguageCode'),
    }
  }
  return { version: '', submission: '', brandId: '', currency: '', language: '' }
}

export function createReadingContext(path: string, options: PiesOptions): PiesReadingContext {
  const file = options.file ?? basename(path)
  const defaults = { language: 'EN', currency: '', brandId: '', addsToLists: false, priceSheets: new Map() }
  return { file, options, validityDay: options.day ?? new Date().toISOString().slice(0, 10), defaults, notes: createPiesRemarks(file) }
}

function assertPiesRoot({ root, element }: FoundElement) {
  if (root.name === 'PIES') return
  if (root.name === 'ACES' || element.name === 'App') {
    throw new XmlError(element.line, 'This is ACES (what parts fit), not PIES: import it as ACES.')
  }
  throw new XmlError(1, `The file begins with <${root.name}>, not with <PIES>: it is of another kind.`)
}

function readFileHeader(element: XmlElement, { notes, defaults, validityDay: today }: PiesReadingContext) {
  const header = segmentOfElement(element, 'Header')
  const version = findField(header, 'PIESVersion')
  if (version !== undefined && !supportedPiesVersions.includes(version.text)) {
    notes.addNote(header, version, `A version that is not known here (${supportedPiesVersions.join(', ')}): read like the nearest one.`)
  }
  const submission = findField(header, 'SubmissionType')
  if (submission?.text.toUpperCase() === 'TEST') notes.addNote(header, submission, 'The file says that it is a test.')
  defaults.addsToLists = submission?.text.toUpperCase() === 'UPDATE'
  defaults.currency = fieldText(header, 'CurrencyCode').toUpperCase()
  defaults.language = languageOfCode(fieldText(header, 'LanguageCode') || 'EN')
  defaults.brandId = fieldText(header, 'BrandOwnerAAIAID') || fieldText(header, 'BrandOwnerID')
  const from = findField(header, 'BlanketEffectiveDate')
  if (from !== undefined && (parseIsoDay(from.text) ?? '') > today) {
    notes.addNote(header, from, 'The file holds from a later day on. Prices of it that say no day of their own are taken now.')
  }
}

function readPriceSheet(element: XmlElement, defaults: PiesReadingContext['defaults']) {
  const sheet = segmentOfElement(element, 'PriceSheets/PriceSheet')
  defaults.priceSheets.set(fieldText(sheet, 'PriceSheetNumber'), {
    currency: fieldText(sheet, 'CurrencyCode').toUpperCase(),
    effectiveDay: parseIsoDay(fieldText(sheet, 'EffectiveDate')) ?? '',
    expirationDay: parseIsoDay(fieldText(sheet, 'ExpirationDate')) ?? '',
  })
}

/** The XML elements that hold the records of each section, for all versions of PIES. */
const recordSections: readonly (readonly [section: string, record: string, as: SectionName])[] = [
  ['Descriptions', 'Description', 'descriptions'],
  ['Prices', 'Pricing', 'prices'],
  ['ExtendedInformation', 'ExtendedProductInformation', 'expi'],
  ['ProductAttributes', 'ProductAttribute', 'attributes'],
  ['Packages', 'Package', 'packages'],
  ['Kits', 'KitComponent', 'kits'],
  ['Kits', 'Kit', 'kits'],
  ['DigitalAssets', 'DigitalFileInformation', 'assets'],
]

function readItemSegments(element: XmlElement, row: number): ItemSegments {
  const own = element.children.filter(({ name, children }) => children.length === 0 || name === 'ManufacturerProductCodes')
  const of = (as: keyof ItemSegments) =>
    recordSections
      .filter(([, , name]) => name === as)
      .flatMap(([section, record]) =>
        recordElementsIn(element, section, record).map((one) => segmentOfElement(one, `Item/${section}/${record}`)),
      )
  return {
    item: { ...segmentOfElement({ ...element, children: own }, 'Item'), row },
    descriptions: of('descriptions'),
    prices: of('prices'),
    expi: of('expi'),
    attributes: of('attributes'),
    packages: of('packages'),
    kits: of('kits'),
    interchanges: recordElementsIn(element, 'PartInterchangeInfo', 'PartInterchange').flatMap(readInterchangeSegments),
    assets: of('assets'),
  }
}

const recordElementsIn = ({ children }: XmlElement, section: string, record: string) =>
  children.filter(({ name }) => name === section).flatMap((one) => one.children.filter(({ name }) => name === record))

/**
 * Returns one record for each interchange number. The maker of the number is in the parent element (from version 6.7 on) or beside the only
 * number (6.5).
 */
function readInterchangeSegments(element: XmlElement): PiesSegment[] {
  const numbers = element.children.filter(({ name }) => name === 'PartNumber')
  const around = segmentOfElement(
    { ...element, text: '', children: element.children.filter(({ name }) => name !== 'PartNumber') },
    INTERCHANGE_PATH,
  )
  if (numbers.length === 0) return [around]
  return numbers.map((number) => {
    const own = segmentOfElement(number, INTERCHANGE_PATH)
    const said = { text: number.text, line: number.line, name: 'PartNumber' }
    return { ...own, fields: new Map([...around.fields, ...own.fields, [foldFieldName('InterchangeNumber'), said]]) }
  })
}

const INTERCHANGE_PATH = 'Item/PartInterchangeInfo/PartInterchange'

function compareTrailerCounts(trailer: PiesSegment | undefined, items: number, { notes }: PiesReadingContext) {
  const said = trailer && (findField(trailer, 'ItemCount') ?? findField(trailer, 'RecordCount'))
  if (trailer === undefined || said === undefined) return
  if (parseWholeNumber(said.text) !== items) {
    notes.addNote(trailer, said, `The file says ${said.text} items, and ${items} were in it: it may not be whole.`)
  }
}

function addEncodingNote({ encoding, element }: FoundElement, { notes }: PiesReadingContext) {
  if (encoding.invalidByteCount === 0) return
  const says = `The file should be UTF-8, and ${encoding.invalidByteCount} bytes of it are not: they were read as windows-1252. Look at accents.`
  notes.addNote({ path: element.name, line: 1, fields: new Map() }, undefined, says)
}
