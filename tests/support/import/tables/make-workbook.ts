import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A value of a cell: a text; a number; a truth; or as a workbook keeps it. */
export type CellMade =
  | string
  | number
  | boolean
  | null
  | { date: number; format?: string }
  | { number: number; format: string }
  | { inline: string }
  | { formula: string; cached: string | number }
  | { error: string }

export interface SheetMade {
  name: string
  rows: readonly (readonly CellMade[])[]
  /** Such as `A1:C1`. */
  merged?: readonly string[]
  hidden?: boolean
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26))

/** Writes an XLSX workbook as spreadsheet programs do: shared strings, styles by number format, one entry a sheet. */
export async function makeWorkbook(path: string, sheets: readonly SheetMade[], { from1904 = false } = {}): Promise<string> {
  const strings = new Map<string, number>()
  const formats: string[] = ['General', 'dd\\.mm\\.yyyy']
  const styleOf = (format: string): number => {
    if (!formats.includes(format)) formats.push(format)
    return formats.indexOf(format)
  }
  const written = (cell: CellMade, at: string): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
    if (typeof cell === 'string') {
      if (!strings.has(cell)) strings.set(cell, strings.size)
      return `<c r="${at}" t="s"><v>${strings.get(cell)}</v></c>`
    }
    if ('date' in cell) return `<c r="${at}" s="${styleOf(cell.format ?? 'dd\\.mm\\.yyyy')}"><v>${cell.date}</v></c>`
    if ('number' in cell) return `<c r="${at}" s="${styleOf(cell.format)}"><v>${cell.number}</v></c>`
    if ('inline' in cell) return `<c r="${at}" t="inlineStr"><is><r><t>${escaped(cell.inline)}</t></r></is></c>`
    if ('error' in cell) return `<c r="${at}" t="e"><v>${escaped(cell.error)}</v></c>`
    const type = typeof cell.cached === 'string' ? ' t="str"' : ''
    return `<c r="${at}"${type}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.cached))}</v></c>`
  }
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const entries = new Map<string, string>()
  for (const [number, sheet] of sheets.entries()) {
    const rows = sheet.rows.map((row, line) => {
      const cells = row.map((cell, column) => written(cell, `${letters(column)}${line + 1}`)).join('')
      return cells === '' ? '' : `<row r="${line + 1}">${cells}</row>`
    })
    const merged = sheet.merged ? `<mergeCells>${sheet.merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>` : ''
    entries.set(
      `xl/worksheets/sheet${number + 1}.xml`,
      `${head}<worksheet ${main}><sheetData>${rows.join('')}</sheetData>${merged}</worksheet>`,
    )
  }
  const listed = sheets.map(({ name, hidden }, number) => {
    const state = hidden ? ' state="hidden"' : ''
    return `<sheet name="${escaped(name)}" sheetId="${number + 1}"${state} r:id="rId${number + 1}"/>`
  })
  const date1904 = from1904 ? '<workbookPr date1904="1"/>' : ''
  entries.set(
    'xl/workbook.xml',
    `${head}<workbook ${main} xmlns:r="${relations}">${date1904}<sheets>${listed.join('')}</sheets></workbook>`,
  )
  const targets = sheets.map(
    (_, number) => `<Relationship Id="rId${number + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${number + 1}.xml"/>`,
  )
  const package_ = 'http://schemas.openxmlformats.org/package/2006/relationships'
  entries.set('xl/_rels/workbook.xml.rels', `${head}<Relationships xmlns="${package_}">${targets.join('')}</Relationships>`)
  const texts = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
  entries.set('xl/sharedStrings.xml', `${head}<sst ${main}>${texts.join('')}</sst>`)
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('')
  const styles = formats.map((_, at) => `<xf numFmtId="${at === 0 ? 0 : 164 + at}"/>`).join('')
  entries.set('xl/styles.xml', `${head}<styleSheet ${main}><numFmts>${own}</numFmts><cellXfs>${styles}</cellXfs></styleSheet>`)
  return zipOf(path, entries)
}

/** Writes a ZIP of entries by their names. */
export async function zipOf(path: string, entries: ReadonlyMap<string, string | Buffer>): Promise<string> {
  const zip = new ZipFile()
  for (const [name, content] of entries) zip.addBuffer(typeof content === 'string' ? Buffer.from(content) : content, name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  return path
}
