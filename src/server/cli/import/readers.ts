import { open } from 'node:fs/promises'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { listed } from '#server/cli/output.ts'
import { readAces } from '#server/import/aces/read-aces.ts'
import { openFlatAces } from '#server/import/aces/read-flat.ts'
import type { ImportKindName } from '#server/import/engine/kinds.ts'
import type { FileEvent } from '#server/import/facts.ts'
import type { Feed } from '#server/import/feeds/feed.ts'
import { findFeed } from '#server/import/feeds/find-feed.ts'
import { openFeed } from '#server/import/feeds/open-feed.ts'
import { productTable } from '#server/import/feeds/product-feed/read-table.ts'
import type { PictureOptions } from '#server/import/pictures/read-pictures.ts'
import { readPicturesInProcess } from '#server/import/pictures/read-pictures-in-process.ts'
import { readPies } from '#server/import/pies/read-pies.ts'
import { readPiesWorkbook } from '#server/import/pies/read-workbook.ts'
import type { GuessedColumn } from '#server/import/tables/column.ts'
import { saysForeign } from '#server/import/tables/foreign-currency.ts'
import type { Kind } from '#server/import/tables/kinds.ts'
import { type Mapping, noMapping, over, parseMap } from '#server/import/tables/mapping.ts'
import { readTableFile } from '#server/import/tables/read-table-file.ts'
import type { Rates } from './in-dollars.ts'

/** What is said of how a file is read; each reader takes what is its own. */
export interface ReadOptions {
  /** How the operator names the file. */
  file: string
  /** `heading=target` pairs, as typed. */
  map: readonly string[]
  /** A mapping that was kept under a name. */
  mapping?: unknown
  sheet?: string
  encoding?: string
  delimiter?: string
  /** US dollars for one of other currencies. */
  rate?: Rates
  /** Take columns that nobody knows as attributes. */
  attributes: boolean
  /** PIES, BMEcat: which kind of price is the shop's own. */
  priceType?: string
  /** The day by which prices and offers of a file are valid, that of the shop. Left out: today. */
  day?: string
  /** Pictures: a file that says which picture is of which part. */
  list?: string
  /** Pictures: what the shop has already. */
  known?: Pick<PictureOptions, 'isKnown' | 'has'>
}

/** A file that is open: what is said of it before its first row, and what it holds. */
export interface OpenedFile {
  said: readonly string[]
  /** How its columns are read, to be kept under a name; undefined where the format says it itself. */
  mapping?: Mapping
  events: AsyncIterable<FileEvent>
}

/** How a file of a kind is opened. Throws a sentence about a file that cannot be read at all. */
export type OpenFile = (path: string, options: ReadOptions) => Promise<OpenedFile>

/** A mapping as it was kept (tables/mapping.ts). */
const KeptMapping = v.custom<Mapping>((value) =>
  v.is(v.object({ columns: v.record(v.string(), v.unknown()), constants: v.record(v.string(), v.unknown()) }), value),
)

/** Only what was said: an option that is undefined is none. */
const said = ({ sheet, encoding, delimiter }: ReadOptions) => ({
  ...(sheet === undefined ? {} : { sheet }),
  ...(encoding === undefined ? {} : { encoding }),
  ...(delimiter === undefined ? {} : { delimiter: delimiter === '\\t' ? '\t' : delimiter }),
})

const table =
  (kind: Kind): OpenFile =>
  async (path, options) => {
    const kept = options.mapping === undefined ? noMapping : v.parse(KeptMapping, options.mapping)
    const mapping = options.map.reduce((lower, written) => over(parseMap(kind, written), lower), kept)
    const read = await readTableFile(kind, path, {
      ...said(options),
      file: options.file,
      attributes: options.attributes,
      mapping,
      ...(options.day !== undefined && { today: options.day }),
    })
    const foreign = await read.foreign()
    if (foreign.length > 0 && !foreign.some((currency) => options.rate?.[currency] !== undefined))
      throw new AppError('bad-request', { message: saysForeign(options.file, foreign, read.columns) })
    return { ...read, said: [...(read.recognised === '' ? [] : [read.recognised]), columnsText(read.columns), ...read.said] }
  }

/** A table of parts, or a feed of them (feeds/): the file itself says which. */
const parts: OpenFile = async (path, options) => {
  const isMapped = options.map.length > 0 || options.mapping !== undefined
  const given = {
    ...said(options),
    file: options.file,
    day: options.day ?? new Date().toISOString().slice(0, 10),
    ...(options.priceType !== undefined && { priceType: options.priceType }),
  }
  const xml = await findFeed(path, given)
  if (xml !== null && Object.keys(said(options)).length > 0)
    throw new AppError('bad-request', {
      message: `${options.file} is XML and says itself how it is written: leave --${Object.keys(said(options)).join(' and --')} out.`,
    })
  const feed: Feed | null = xml ?? (isMapped ? null : await productTable(path, given))
  if (feed === null) {
    if (options.priceType !== undefined)
      throw new AppError('bad-request', {
        message: '--price-type is for PIES and BMEcat. Of a table say which column is the price, such as --map "Retail=price".',
      })
    return table('parts')(path, options)
  }
  const opened = await openFeed(feed, given, options.rate ?? {})
  if (isMapped)
    throw new AppError('bad-request', {
      message: `${opened.said[0] ?? ''} Such a file says itself what is what: leave --map and --use-map out.`,
    })
  return opened
}

const pies: OpenFile = async (path, options) => {
  const { file, priceType, day } = options
  const given = { file, ...(priceType === undefined ? {} : { priceType }), ...(day === undefined ? {} : { day }) }
  const events = (await isXml(path)) ? readPies(path, given) : readPiesWorkbook(path, { ...given, ...said(options) })
  return { said: [], events }
}

const aces: OpenFile = async (path, options) =>
  (await isXml(path))
    ? { said: [], events: readAces(path, { file: options.file }) }
    : openFlatAces(path, { ...said(options), file: options.file })

/** How each column is read, as a person checks it before the first row is taken. */
const columnsText = (columns: readonly GuessedColumn[]): string =>
  listed(
    ['column', 'is', 'because', 'such as'],
    columns.map(({ heading, target, unit, currency, why, example }) => [
      heading,
      [target ?? '(left out)', unit || currency || ''].join(' ').trim(),
      why,
      example,
    ]),
    'There are no columns.',
  )

/** XML, also packed; a workbook is a packed file as well, but for its name. */
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

/** A file of each kind, and how it is opened. */
export const readers: Record<ImportKindName, OpenFile> = {
  parts,
  prices: table('prices'),
  stock: table('stock'),
  numbers: table('numbers'),
  fitments: table('fitments'),
  categories: table('categories'),
  vehicles: table('vehicles'),
  pies,
  aces,
  pictures: (path, { list, known = {} }) =>
    Promise.resolve({ said: [], events: readPicturesInProcess(path, { ...known, ...(list === undefined ? {} : { list }) }) }),
}
