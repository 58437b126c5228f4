import { open } from 'node:fs/promises'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { formatList } from '#server/cli/command-output.ts'
import { readAces } from '#server/import/aces/read-aces.ts'
import { openFlatAces } from '#server/import/aces/read-flat.ts'
import type { ImportKindName } from '#server/import/engine/run/kinds.ts'
import type { FileEvent } from '#server/import/facts.ts'
import type { Feed } from '#server/import/feeds/feed.ts'
import { openRecognisedFeed } from '#server/import/feeds/find-feed.ts'
import { openFeed } from '#server/import/feeds/open-feed.ts'
import { openProductFeedTable } from '#server/import/feeds/product-feed/read-table.ts'
import type { PictureOptions } from '#server/import/pictures/read-pictures.ts'
import { readPicturesInProcess } from '#server/import/pictures/read-pictures-in-process.ts'
import { readPies } from '#server/import/pies/read-pies.ts'
import { readPiesWorkbook } from '#server/import/pies/read-workbook.ts'
import type { GuessedColumn } from '#server/import/tables/column.ts'
import { type ColumnMapping, combineMappings, emptyColumnMapping, parseMapOption } from '#server/import/tables/column-mapping.ts'
import { foreignCurrencyMessage } from '#server/import/tables/foreign-currency.ts'
import type { TableKind } from '#server/import/tables/kinds.ts'
import { readTableFile } from '#server/import/tables/read-table-file.ts'
import type { ExchangeRates } from './in-dollars.ts'

/** Options that say how a file is read. Each reader uses the options that apply to it. */
export interface FileReadOptions {
  /** The file name as the operator typed it. */
  file: string
  /** Pairs of a column's heading and the field that it is read as, `heading=target`, as typed. */
  map: readonly string[]
  /** A saved mapping of columns to fields. */
  mapping?: unknown
  sheet?: string
  encoding?: string
  delimiter?: string
  /** Exchange rates: US dollars for one unit of other currencies. */
  rate?: ExchangeRates
  /** Whether unknown columns are read as attributes. */
  attributes: boolean
  /** For PIES and BMEcat: the type of price that the shop sells at. */
  priceType?: string
  /** The shop's date on which prices and offers in the file must be valid. Default: today. */
  day?: string
  /** For pictures: a table that says which picture belongs to which part. */
  list?: string
  /** For pictures: which part numbers the shop has, and which pictures it has already converted. */
  known?: Pick<PictureOptions, 'isKnown' | 'hasPictureFiles'>
}

/** An opened file of an import: notes that are printed before its rows are read, and its content. */
export interface OpenedFile {
  messages: readonly string[]
  /** How the file's columns are read, so that this mapping can be saved. Undefined for formats that need no mapping. */
  mapping?: ColumnMapping
  events: AsyncIterable<FileEvent>
  /** Whether the file is XML, for a format that also has lists in rows. */
  isXml?: boolean
}

/** Opens a file of one kind of import. Throws an error with a sentence for the operator if the file cannot be read at all. */
export type FileOpener = (path: string, options: FileReadOptions) => Promise<OpenedFile>

/** A mapping of columns to fields as it is stored (tables/column-mapping.ts). */
const SavedMapping = v.custom<ColumnMapping>((value) =>
  v.is(v.object({ columns: v.record(v.string(), v.unknown()), constants: v.record(v.string(), v.unknown()) }), value),
)

/** Returns the options for reading a table that were given, without undefined ones. */
const givenTableOptions = ({ sheet, encoding, delimiter }: FileReadOptions) => ({
  ...(sheet === undefined ? {} : { sheet }),
  ...(encoding === undefined ? {} : { encoding }),
  ...(delimiter === undefined ? {} : { delimiter: delimiter === '\\t' ? '\t' : delimiter }),
})

const tableOpenerOf =
  (kind: TableKind): FileOpener =>
  async (path, options) => {
    const kept = options.mapping === undefined ? emptyColumnMapping : v.parse(SavedMapping, options.mapping)
    const mapping = options.map.reduce((lower, written) => combineMappings(parseMapOption(kind, written), lower), kept)
    const read = await readTableFile(kind, path, {
      ...givenTableOptions(options),
      file: options.file,
      takesUnknownAttributes: options.attributes,
      mapping,
      ...(options.day !== undefined && { today: options.day }),
    })
    const foreign = await read.findForeignCurrencies()
    if (foreign.length > 0 && !foreign.some((currency) => options.rate?.[currency] !== undefined))
      throw new AppError('bad-request', { message: foreignCurrencyMessage(options.file, foreign, read.columns) })
    return {
      ...read,
      messages: [...(read.recognitionMessage === '' ? [] : [read.recognitionMessage]), guessedColumnsText(read.columns), ...read.messages],
    }
  }

/** Opens a table of parts, or a product feed (feeds/). The content of the file shows which one it is. */
const openPartsFile: FileOpener = async (path, options) => {
  const isMapped = options.map.length > 0 || options.mapping !== undefined
  const given = {
    ...givenTableOptions(options),
    file: options.file,
    validityDay: options.day ?? new Date().toISOString().slice(0, 10),
    ...(options.priceType !== undefined && { priceType: options.priceType }),
  }
  const xml = await openRecognisedFeed(path, given)
  if (xml !== null && Object.keys(givenTableOptions(options)).length > 0)
    throw new AppError('bad-request', {
      message: `${options.file} is XML and says itself how it is written: leave --${Object.keys(givenTableOptions(options)).join(' and --')} out.`,
    })
  const feed: Feed | null = xml ?? (isMapped ? null : await openProductFeedTable(path, given))
  if (feed === null) {
    if (options.priceType !== undefined)
      throw new AppError('bad-request', {
        message: '--price-type is for PIES and BMEcat. Of a table say which column is the price, such as --map "Retail=price".',
      })
    return tableOpenerOf('parts')(path, options)
  }
  const opened = await openFeed(feed, given, options.rate ?? {})
  if (isMapped)
    throw new AppError('bad-request', {
      message: `${opened.messages[0] ?? ''} Such a file says itself what is what: leave --map and --use-map out.`,
    })
  return opened
}

const openPiesFile: FileOpener = async (path, options) => {
  const { file, priceType, day } = options
  const given = { file, ...(priceType === undefined ? {} : { priceType }), ...(day === undefined ? {} : { day }) }
  return (await isXml(path))
    ? { messages: [], events: readPies(path, given), isXml: true }
    : { messages: [], events: readPiesWorkbook(path, { ...given, ...givenTableOptions(options) }) }
}

const openAcesFile: FileOpener = async (path, options) =>
  (await isXml(path))
    ? { messages: [], events: readAces(path, { file: options.file }), isXml: true }
    : openFlatAces(path, { ...givenTableOptions(options), file: options.file })

/** Returns a table that shows how each column is read. The operator can check it before rows are imported. */
const guessedColumnsText = (columns: readonly GuessedColumn[]): string =>
  formatList(
    ['column', 'is', 'because', 'such as'],
    columns.map(({ heading, target, unit, currency, why, example }) => [
      heading,
      [target ?? '(left out)', unit || currency || ''].join(' ').trim(),
      why,
      example,
    ]),
    'There are no columns.',
  )

/** Whether a file is XML, possibly compressed. An Excel workbook is a ZIP file too, so workbooks are recognised by their name. */
async function isXml(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    const start = buffer.subarray(0, bytesRead)
    if (start[0] === 0x1f && start[1] === 0x8b) return true
    if (start.subarray(0, 2).toString('latin1') === 'PK') return !/\.xls[xm]?$/i.test(path)
    return start
      .toString('latin1')
      .replaceAll('\u0000', '')
      .replace(/^[^<\w]*/, '')
      .startsWith('<')
  } finally {
    await file.close()
  }
}

/** The function that opens a file of each kind. */
export const fileOpenersByKind: Record<ImportKindName, FileOpener> = {
  parts: openPartsFile,
  prices: tableOpenerOf('prices'),
  stock: tableOpenerOf('stock'),
  numbers: tableOpenerOf('numbers'),
  fitments: tableOpenerOf('fitments'),
  categories: tableOpenerOf('categories'),
  vehicles: tableOpenerOf('vehicles'),
  pies: openPiesFile,
  aces: openAcesFile,
  pictures: (path, { list, known = {} }) =>
    Promise.resolve({ messages: [], events: readPicturesInProcess(path, { ...known, ...(list === undefined ? {} : { list }) }) }),
}
