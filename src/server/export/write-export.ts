import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { AppError } from '#contract/errors.ts'
import { BYTE_ORDER_MARK } from '#contract/text/spreadsheet-text.ts'
import { createAtomicFileWriter } from '#server/kernel/whole-file.ts'
import { MissingColumnError } from './grown.ts'
import { type ExportScope, type ExportSheet, formatSheetLine, type SheetFormat } from './sheet.ts'
import { categoriesSheet } from './sheets/categories.ts'
import { fitmentsSheet } from './sheets/fitments.ts'
import { numbersSheet } from './sheets/numbers.ts'
import { createOrdersSheet } from './sheets/orders.ts'
import { createPartsSheet } from './sheets/parts.ts'
import { createPricesSheet } from './sheets/prices.ts'
import { stockSheet } from './sheets/stock.ts'

/** The functions that export each table. A new table is added here. */
const sheetCreators = {
  parts: createPartsSheet,
  prices: createPricesSheet,
  stock: stockSheet,
  numbers: numbersSheet,
  fitments: fitmentsSheet,
  categories: categoriesSheet,
  orders: createOrdersSheet,
} as const satisfies Record<string, (scope: ExportScope) => Promise<ExportSheet>>

export type ExportSheetName = keyof typeof sheetCreators
export const exportableNames = Object.keys(sheetCreators) as readonly ExportSheetName[]

export interface ExportResult {
  rowCount: number
  byteCount: number
}

/** How many times the writing of a file is tried. It starts again if an attribute or a quantity price was added meanwhile. */
const MAX_EXPORT_TRIES = 3

/**
 * Writes a table of a shop to a file, under a temporary name until it is complete. Cells are separated by tabs if the name ends in `.tsv`,
 * otherwise by commas. Throws AppError with a sentence if the file cannot be written; an existing file is then kept.
 */
export async function writeExport(what: ExportSheetName, file: string, scope: ExportScope): Promise<ExportResult> {
  const there = await stat(file).catch(() => null)
  if (there && !there.isFile()) throw new AppError('wrong-state', { message: `${file} is there already and is no file. Say another name.` })
  const marks: SheetFormat = extname(file).toLowerCase() === '.tsv' ? 'tsv' : 'csv'
  for (let left = MAX_EXPORT_TRIES; ; left -= 1) {
    try {
      return await writeSheet(await sheetCreators[what](scope), file, marks)
    } catch (cause) {
      if (!(cause instanceof MissingColumnError)) throw cause
      if (left <= 1)
        throw new AppError(
          'wrong-state',
          { message: 'Parts are getting new attributes or steps of quantity just now. Try again later.' },
          { cause },
        )
    }
  }
}

async function writeSheet({ headings, rows }: ExportSheet, file: string, marks: SheetFormat): Promise<ExportResult> {
  const writer = await createAtomicFileWriter(file).catch((cause: unknown) => {
    throw writeErrorOf(file, cause)
  })
  try {
    await writer.write(BYTE_ORDER_MARK + formatSheetLine(headings, marks))
    let count = 0
    for await (const some of rows) {
      await writer.write(some.map((row) => formatSheetLine(row, marks)).join(''))
      count += some.length
    }
    const bytes = await writer.finish()
    await writer.publish()
    return { rowCount: count, byteCount: bytes }
  } catch (cause) {
    throw writeErrorOf(file, cause)
  } finally {
    await writer.discard()
  }
}

/** Turns an error of the file system into an error with a sentence for the operator. Other errors are returned unchanged. */
function writeErrorOf(file: string, cause: unknown): unknown {
  if (cause instanceof AppError || !(cause instanceof Error) || !('syscall' in cause)) return cause
  return new AppError(
    'wrong-state',
    { message: `${file} cannot be written: ${cause.message}. An older file of that name is as it was.` },
    { cause },
  )
}
