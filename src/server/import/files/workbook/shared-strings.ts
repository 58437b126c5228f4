import { basename } from 'node:path'
import { AppError } from '#contract/errors.ts'
import type { WorkbookArchive } from './archive.ts'
import { parseXmlInChunks } from './xml-chunks.ts'

const SHARED_STRINGS_ENTRY = 'xl/sharedStrings.xml'
const BLOCK_BYTES = 4 * 1024 * 1024
/** The maximum size of all shared texts of a workbook, in bytes. All texts must be in memory, because a cell may refer to any of them. */
const MAX_SHARED_STRING_BYTES = 160 * 1024 * 1024
/** The maximum number of characters in an Excel cell. A longer text is cut. */
const MAX_CELL_CHARACTERS = 32_767

/** The shared texts of a workbook by number. They are stored as bytes, because three million strings would need three times the memory. */
export interface SharedStrings {
  stringAt: (index: number) => string
}

export const emptySharedStrings: SharedStrings = { stringAt: () => '' }

/**
 * Reads the shared texts of a workbook.
 * @throws AppError `bad-request` when the texts exceed the memory limit.
 */
export async function readSharedStrings(archive: WorkbookArchive, path: string): Promise<SharedStrings> {
  if (!archive.hasEntry(SHARED_STRINGS_ENTRY)) return emptySharedStrings
  const blocks: Buffer[] = []
  let ends = new Uint32Array(1 << 16)
  let count = 0
  let used = 0
  const add = (text: string) => {
    const bytes = Buffer.from(text.length > MAX_CELL_CHARACTERS ? text.slice(0, MAX_CELL_CHARACTERS) : text)
    if (used + bytes.length > MAX_SHARED_STRING_BYTES) {
      const message = `${basename(path)} holds more text than fits into memory. Save it as CSV (UTF-8), which has no such limit.`
      throw new AppError('bad-request', { message })
    }
    for (let from = 0; from < bytes.length; ) {
      const within = used % BLOCK_BYTES
      if (within === 0) blocks.push(Buffer.allocUnsafeSlow(BLOCK_BYTES))
      const copied = Math.min(bytes.length - from, BLOCK_BYTES - within)
      blocks.at(-1)?.set(bytes.subarray(from, from + copied), within)
      from += copied
      used += copied
    }
    if (count === ends.length) {
      const wider = new Uint32Array(ends.length * 2)
      wider.set(ends)
      ends = wider
    }
    ends[count] = used
    count += 1
  }
  let text = ''
  let wanted = false
  let phonetic = false
  const chunks = parseXmlInChunks(archive, path, SHARED_STRINGS_ENTRY, {
    onOpenTag(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') phonetic = true
      else if (name === 't') wanted = !phonetic
    },
    onCloseTag(name) {
      if (name === 't') wanted = false
      else if (name === 'rPh') phonetic = false
      else if (name === 'si') add(text)
    },
    onText(piece) {
      if (wanted) text += piece
    },
  })
  while (!(await chunks.next()).done);
  const slice = (from: number, to: number): string => {
    const first = Math.floor(from / BLOCK_BYTES)
    const last = Math.floor((to - 1) / BLOCK_BYTES)
    const start = first * BLOCK_BYTES
    if (first === last) return blocks[first]?.toString('utf8', from - start, to - start) ?? ''
    return Buffer.concat(blocks.slice(first, last + 1)).toString('utf8', from - start, to - start)
  }
  return {
    stringAt(index) {
      const to = ends[index]
      if (index >= count || to === undefined) return ''
      const from = index === 0 ? 0 : (ends[index - 1] ?? 0)
      return from === to ? '' : slice(from, to)
    },
  }
}
