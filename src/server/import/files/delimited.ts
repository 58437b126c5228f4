import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { AppError } from '#contract/errors.ts'
import { unescapeFromSpreadsheet } from '#contract/text/spreadsheet-text.ts'
import { detectDelimiter } from './delimiter.ts'
import { detectEncoding } from './encoding.ts'
import { type Cell, EMPTY_CELL, type TableFile, type TableOptions, type TableRow } from './table.ts'

const INSPECTED_BYTES = 64 * 1024
/** The maximum number of bytes of a row of delimited text. A longer row means that a quote was not closed. */
const MAX_ROW_BYTES = 1024 * 1024

const delimiterNames: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }

/**
 * Opens a file of delimited text. Encoding and delimiter are detected when the options do not give them.
 * @throws AppError as `readTable` does.
 */
export async function openDelimitedFile(path: string, size: number, options: TableOptions): Promise<TableFile> {
  const name = basename(path)
  if (options.sheet !== undefined) {
    throw new AppError('bad-request', { message: `${name} is no workbook: it has no sheets. Leave --sheet out.` })
  }
  const encoding = await detectEncoding(path, options.encoding)
  const head = await readBeginning(path, encoding.label)
  if (head.includes('\0') || head.includes('\u0001') || head.includes('\u0002')) {
    throw new AppError('bad-request', { message: `${name} is neither text nor a workbook. Save the table as XLSX or as CSV (UTF-8).` })
  }
  const delimiter = options.delimiter ?? detectDelimiter(head)
  if (delimiter.length !== 1 || /["\r\n]/.test(delimiter)) {
    throw new AppError('bad-request', { message: 'A delimiter is one character, such as , or ; or | or a tab.' })
  }
  let bytes = 0
  const count = (added: number) => {
    bytes += added
  }
  return {
    sheets: [],
    encoding: encoding.label,
    delimiter,
    messages: [encoding.explanation, `Cells are parted by: ${delimiterNames[delimiter] ?? delimiter}.`],
    rows: {
      [Symbol.asyncIterator]() {
        bytes = 0
        return readDelimitedRows(path, encoding.label, delimiter, count)
      },
    },
    progress: () => ({ bytes, of: size }),
  }
}

async function readBeginning(path: string, label: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(INSPECTED_BYTES), 0, INSPECTED_BYTES, 0)
    return new TextDecoder(label).decode(buffer.subarray(0, bytesRead), { stream: true })
  } finally {
    await file.close()
  }
}

async function* decodeFile(path: string, label: string, count: (bytes: number) => void): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(label)
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    count(chunk.length)
    yield Buffer.from(decoder.decode(chunk, { stream: true }))
  }
  const rest = decoder.decode()
  if (rest !== '') yield Buffer.from(rest)
}

async function* readDelimitedRows(
  path: string,
  label: string,
  delimiter: string,
  count: (bytes: number) => void,
): AsyncGenerator<TableRow> {
  const source = Readable.from(decodeFile(path, label, count), { objectMode: false })
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // Allows quotes inside unquoted cells, because sizes may end with an inch mark: `3/4"`.
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_ROW_BYTES,
  })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  // Lines are counted here, because the CSV parser counts a CRLF inside quotes as two lines.
  let next = 1
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      const line = next
      next += 1 + countLineBreaks(record)
      const declares = line === 1 && /^sep=/i.test(record[0] ?? '')
      if (declares || record.every((text) => text.trim() === '')) continue
      yield { line, sheet: '', cells: record.map(toCell) }
    }
  } catch (cause) {
    if (cause instanceof CsvError) throw new AppError('bad-request', { message: csvErrorMessage(basename(path), cause) }, { cause })
    throw cause
  } finally {
    source.destroy()
    parser.destroy()
  }
}

const countLineBreaks = (record: readonly string[]): number =>
  record.reduce((sum, text) => sum + (text.match(/\r\n|\r|\n/g)?.length ?? 0), 0)

/**
 * Converts the text of a cell to a trimmed cell. Some programs write `="00123"` or a leading apostrophe so that spreadsheet programs do not
 * change the text. Both marks are removed.
 */
function toCell(written: string): Cell {
  const text = written.trim()
  if (text === '') return EMPTY_CELL
  const kept = /^="(.*)"$/s.exec(text)?.[1]?.replaceAll('""', '"') ?? unescapeFromSpreadsheet(text)
  return kept === text ? { text, type: 'text' } : { text: kept.trim(), type: 'text', isExplicitText: true }
}

function csvErrorMessage(name: string, error: CsvError): string {
  const line = Number(error['lines'] ?? 0)
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return `${name}: a quote (") that opens a cell is never closed; it was noticed at line ${line}. Close it, or double it: "".`
  }
  return `${name}, line ${line}: it cannot be parted into cells (${error.message}).`
}
