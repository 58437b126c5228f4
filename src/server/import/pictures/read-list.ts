import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { AppError } from '#contract/errors.ts'
import type { FilePlace, Remark } from '#server/import/facts.ts'
import { toPictureName } from './picture-source.ts'

/** A row of a list of pictures: a file name and the part that the picture shows. */
export interface ListedPicture {
  at: FilePlace
  code: string
  /** The file name of the picture in lower case, as `toPictureName` returns it. */
  name: string
}

const partNumberHeadingPattern =
  /^(?:mcode|code|sku|number|no|part ?(?:no|number|code)|item(?: ?(?:no|number))?|article(?: ?(?:no|number))?|artikel(?:nr|nummer)?|teile?(?:nr|nummer)|nummer|c[oó]digo|r[eé]f[eé]?rence|ref)$/
const fileHeadingPattern = /(?:file|picture|image|photo|foto|bild|datei|imagen|fichier|asset)/

const normalizeHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[._#:-]+/g, ' ')
    .trim()

/**
 * Reads a list that assigns pictures to parts: a text with headings, delimited by comma, semicolon or tab, in UTF-8 or Windows-1252. A cell
 * for files may contain several names, separated by `|` or `;`.
 * @throws AppError `bad-request` when the file or one of the two columns is missing.
 */
export async function readPictureList(path: string): Promise<{ pictures: ListedPicture[]; refusals: Remark[] }> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new AppError('bad-request', { message: `There is no list ${path}.` }, { cause })
  })
  const [head, ...rows] = parseListRows(decodeListText(bytes))
  const headings = head?.cells.map(normalizeHeading) ?? []
  const number = headings.findIndex((heading) => partNumberHeadingPattern.test(heading))
  const file = headings.findIndex((heading, at) => at !== number && fileHeadingPattern.test(heading))
  if (number < 0 || file < 0)
    throw new AppError('bad-request', {
      message: `The list ${path} needs a column with the part's number, headed such as “Number”, and one with the file's name, headed such as “File”. It has: ${headings.join(', ')}.`,
    })
  const pictures: ListedPicture[] = []
  const refused: Remark[] = []
  for (const { cells, line } of rows) {
    const at = { file: path, line }
    const [code, files] = [(cells[number] ?? '').trim(), (cells[file] ?? '').trim()]
    if (code === '' && files === '') continue
    if (code === '')
      refused.push({ ...at, column: headings[number] ?? '', value: '', says: 'The number of the part that the picture shows is missing.' })
    else
      pictures.push(
        ...files
          .split(/[|;]/)
          .map(toPictureName)
          .filter((name) => name !== '')
          .map((name) => ({ at, code, name })),
      )
  }
  return { pictures, refusals: refused }
}

interface PictureListRow {
  cells: string[]
  line: number
}

function parseListRows(text: string): PictureListRow[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [';', '\t', ','].reduce((best, one) => (first.split(one).length > first.split(best).length ? one : best), ',')
  const rows: PictureListRow[] = []
  parse(text, {
    ...{ delimiter, bom: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true },
    onRecord: (record: string[], { lines }) => {
      rows.push({ cells: record, line: lines })
      return null
    },
  })
  return rows
}

function decodeListText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
