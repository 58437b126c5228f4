import type { WorkbookArchive } from './archive.ts'
import { parseWholeXml } from './xml-chunks.ts'

/** How a workbook shows a number: as a date, as a percentage, with leading zeros up to `digits`, or plain. */
export type NumberFormat = { type: 'date' } | { type: 'percent' } | { type: 'padded'; digits: number } | { type: 'plain' }

const generalNumberFormat: NumberFormat = { type: 'plain' }

/** Returns the number format of an id that the standard defines (ECMA-376, 18.8.30). */
const builtInFormat = (id: number): NumberFormat => {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)) return { type: 'date' }
  if (id === 9 || id === 10) return { type: 'percent' }
  return generalNumberFormat
}

/**
 * Finds out how a number format code of a workbook shows numbers. Only the first section of the code is read. The other sections are for
 * negative numbers, zero and text.
 */
export function parseFormatCode(code: string): NumberFormat {
  const section = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';')[0] ?? ''
  const bare = section.replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
  if (/general|standard/i.test(bare)) return generalNumberFormat
  if (/[dmyhs]/i.test(bare)) return { type: 'date' }
  if (bare.includes('%')) return { type: 'percent' }
  if (/^0{2,}$/.test(bare.trim())) return { type: 'padded', digits: bare.trim().length }
  return generalNumberFormat
}

/** Reads the number formats of a workbook, in the order of the style numbers of cells. */
export async function readNumberFormats(archive: WorkbookArchive, path: string): Promise<readonly NumberFormat[]> {
  const entry = 'xl/styles.xml'
  if (!archive.hasEntry(entry)) return []
  const own = new Map<number, NumberFormat>()
  const styles: NumberFormat[] = []
  let inCells = false
  await parseWholeXml(archive, path, entry, {
    onOpenTag(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), parseFormatCode(attributes['formatCode'] ?? ''))
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells) {
        const id = Number(attributes['numFmtId'] ?? 0)
        styles.push(own.get(id) ?? builtInFormat(id))
      }
    },
    onCloseTag(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
}
