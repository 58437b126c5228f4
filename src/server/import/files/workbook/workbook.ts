import { basename, posix } from 'node:path'
import { AppError } from '#contract/errors.ts'
import type { TableFile, TableOptions, TableRow } from '#server/import/files/table.ts'
import { openArchive, type WorkbookArchive } from './archive.ts'
import type { CellReadingContext } from './cell-value.ts'
import { readNumberFormats } from './number-formats.ts'
import { readSharedStrings } from './shared-strings.ts'
import { readSheetRows } from './sheet-rows.ts'
import { parseWholeXml } from './xml-chunks.ts'

interface WorkbookSheet {
  name: string
  entry: string
  isHidden: boolean
}

interface WorkbookContents {
  sheets: WorkbookSheet[]
  uses1904Dates: boolean
}

/**
 * Opens an XLSX workbook and reads its list of sheets.
 * @throws AppError as `readTable` does.
 */
export async function openWorkbook(path: string, options: TableOptions): Promise<TableFile> {
  const archive = await openArchive(path)
  let contents: WorkbookContents
  let sizes: number[]
  try {
    contents = await readWorkbookContents(archive, path)
    sizes = chooseSheets(path, contents, options.sheet).map(({ entry }) => archive.unpackedSizeInBytes(entry))
  } finally {
    archive.close()
  }
  const sheets = chooseSheets(path, contents, options.sheet)
  const visible = contents.sheets.filter(({ isHidden }) => !isHidden)
  const hidden = contents.sheets.filter((sheet) => sheet.isHidden)
  let bytes = 0
  const count = (added: number) => {
    bytes += added
  }
  let reading: CellReadingContext | null = null
  async function* readVisibleRows(): AsyncGenerator<TableRow> {
    bytes = 0
    const opened = await openArchive(path)
    try {
      reading ??= {
        sharedStrings: await readSharedStrings(opened, path),
        numberFormats: await readNumberFormats(opened, path),
        uses1904Dates: contents.uses1904Dates,
      }
      for (const sheet of sheets) yield* readSheetRows(opened, path, sheet, reading, count)
    } finally {
      opened.close()
    }
  }
  return {
    sheets: visible.map(({ name }) => name),
    encoding: '',
    delimiter: '',
    messages: [
      `A workbook with ${visible.length === 1 ? 'the sheet' : 'the sheets'} ${visible.map(({ name }) => name).join(', ')}.`,
      ...(hidden.length > 0 ? [`Hidden sheets are read only when --sheet names them: ${hidden.map(({ name }) => name).join(', ')}.`] : []),
    ],
    rows: { [Symbol.asyncIterator]: readVisibleRows },
    progress: () => ({ bytes, of: sizes.reduce((sum, size) => sum + size, 0) }),
  }
}

function chooseSheets(path: string, { sheets }: WorkbookContents, wanted: string | undefined): readonly WorkbookSheet[] {
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  if (wanted === undefined) return visible
  const plain = (text: string) => text.trim().toLowerCase()
  const found = sheets.find(({ name }) => plain(name) === plain(wanted)) ?? (/^\d+$/.test(wanted) ? sheets[Number(wanted) - 1] : undefined)
  if (found) return [found]
  const names = sheets.map(({ name }) => name).join(', ')
  throw new AppError('bad-request', { message: `${basename(path)} has no sheet ${wanted}. Its sheets are: ${names}.` })
}

async function readWorkbookContents(archive: WorkbookArchive, path: string): Promise<WorkbookContents> {
  const name = basename(path)
  const refused = (message: string) => new AppError('bad-request', { message: `${name} ${message}` })
  if (archive.hasEntry('xl/workbook.bin')) throw refused('is a binary workbook (XLSB). Save it as XLSX or as CSV (UTF-8).')
  if (archive.hasEntry('content.xml')) throw refused('is an OpenDocument table. Save it as XLSX or as CSV (UTF-8).')
  const book = 'xl/workbook.xml'
  if (!archive.hasEntry(book)) throw refused('is a ZIP without a workbook in it. Unpack it, and hand over the table itself.')
  const listed: { name: string; relationId: string; isHidden: boolean }[] = []
  let from1904 = false
  await parseWholeXml(archive, path, book, {
    onOpenTag(element, attributes) {
      if (element === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (element !== 'sheet') return
      const relation = Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? ''
      listed.push({ name: attributes['name'] ?? '', relationId: relation, isHidden: /hidden/i.test(attributes['state'] ?? '') })
    },
  })
  const targets = new Map<string, string>()
  await parseWholeXml(archive, path, 'xl/_rels/workbook.xml.rels', {
    onOpenTag(element, attributes) {
      const { Id, Target, TargetMode } = attributes
      if (element !== 'Relationship' || Id === undefined || Target === undefined || TargetMode === 'External') return
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target))
    },
  })
  const sheets = listed.flatMap(({ name: title, relationId, isHidden }) => {
    const entry = targets.get(relationId)
    // Chart sheets and macro sheets are left out, because they have no rows.
    return entry !== undefined && /worksheets\//i.test(entry) ? [{ name: title, entry, isHidden }] : []
  })
  if (sheets.length === 0) throw refused('has no sheet with rows in it.')
  return { sheets, uses1904Dates: from1904 }
}
