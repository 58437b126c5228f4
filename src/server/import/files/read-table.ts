import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '#contract/errors.ts'
import { openDelimitedFile } from './delimited.ts'
import { detectFileKind } from './kind-of-file.ts'
import type { TableFile, TableOptions } from './table.ts'
import { openWorkbook } from './workbook/workbook.ts'

/**
 * Opens a table: a delimited file or an XLSX workbook. The type is detected by the content of the file, not by its name.
 * @throws AppError `bad-request` with advice when the file has another type, is damaged, encrypted or unsafe to unpack. Damage further on
 * in the file throws from the loop over `rows`.
 */
export async function readTable(path: string, options: TableOptions = {}): Promise<TableFile> {
  const name = basename(path)
  const found = await stat(path).catch((cause) => {
    throw new AppError('bad-request', { message: `There is no file ${path}, or it cannot be read.` }, { cause })
  })
  if (!found.isFile()) throw new AppError('bad-request', { message: `${path} is not a file.` })
  if (found.size === 0) throw new AppError('bad-request', { message: `${name} is empty: there is not one byte in it.` })
  const kind = await detectFileKind(path, found.size)
  if (kind === 'text') return openDelimitedFile(path, found.size, options)
  if (kind === 'workbook') return openWorkbook(path, options)
  throw new AppError('bad-request', { message: `${name} ${kind.reason}` })
}
