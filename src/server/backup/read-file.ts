import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { type Again, type End, FORMAT, Header, Line, Mark, type Rows } from './format.ts'

/** No line of ours comes near it; a file without line ends is not to fill the memory. */
const LINE_MOST_BYTES = 128 * 1024 * 1024

const damaged = (file: string, how: string, cause?: unknown) =>
  new AppError('wrong-state', { message: `${file} is no whole backup: ${how} Nothing was changed. Take another file.` }, { cause })

export type BackupLine = v.InferOutput<typeof Line>

/**
 * Reads a backup from its header to its end, a line at a time. Throws with a sentence when it is damaged, cut short, of a newer program, or
 * something else.
 */
export async function* readBackup(file: string): AsyncGenerator<Header | BackupLine> {
  let header = false
  let ended = false
  for await (const text of linesOf(file)) {
    if (ended) throw damaged(file, 'something stands behind its end.')
    const value = parsed(file, text)
    if (header) {
      const read = v.safeParse(Line, value)
      if (!read.success) throw damaged(file, 'a line of it says nothing that is known.')
      ended = 'end' in read.output
      yield read.output
    } else {
      yield headerOf(file, value)
      header = true
    }
  }
  if (!ended) throw damaged(file, 'it stops in the middle.')
}

/** The header alone; null where the file is not a backup at all. */
export async function peekBackup(file: string): Promise<v.InferOutput<typeof Mark> | null> {
  try {
    for await (const text of linesOf(file)) return v.parse(Mark, JSON.parse(text))
  } catch {
    return null
  }
  return null
}

export const isHeader = (entry: Header | BackupLine): entry is Header => 'armature' in entry
export const isRows = (entry: BackupLine): entry is v.InferOutput<typeof Rows> => 'rows' in entry
export const isAgain = (entry: BackupLine): entry is v.InferOutput<typeof Again> => 'again' in entry
export const isEnd = (entry: BackupLine): entry is v.InferOutput<typeof End> => 'end' in entry

function headerOf(file: string, value: unknown): Header {
  const mark = v.safeParse(Mark, value)
  if (!mark.success) throw damaged(file, 'it was not made by backup.')
  if (mark.output.format > FORMAT)
    throw new AppError('wrong-state', {
      message: `${file} was made by a newer version of the shop. Nothing was changed. Install that version or a later one, then restore.`,
    })
  const header = v.safeParse(Header, value)
  if (!header.success) throw damaged(file, 'its head cannot be read.')
  return header.output
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw damaged(file, 'a line of it cannot be read.', cause)
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.once('error', (cause) => text.destroy(cause))
  let begun: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of text) {
      if (!Buffer.isBuffer(chunk)) throw new Error('A stream of bytes gave something else.')
      let from = 0
      for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, to)]).toString()
        begun = []
        bytes = 0
        from = to + 1
      }
      begun.push(chunk.subarray(from))
      bytes += chunk.length - from
      if (bytes > LINE_MOST_BYTES) throw damaged(file, 'a line of it is longer than any can be.')
    }
  } catch (cause) {
    throw sentenceOf(file, cause)
  } finally {
    source.destroy()
  }
  if (bytes > 0) throw damaged(file, 'it stops in the middle.')
}

/** What zlib and the system say, as a sentence. */
function sentenceOf(file: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'Z_BUF_ERROR') return damaged(file, 'it stops in the middle.', cause)
  if (code.startsWith('Z_')) return damaged(file, 'its bytes are not as they were written.', cause)
  if (code.startsWith('E')) return unreadable(file, code, cause)
  return cause
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file.',
  EACCES: 'this user may not read it.',
  EISDIR: 'it is a folder.',
}
const unreadable = (file: string, code: string, cause: unknown) =>
  new AppError('not-found', { message: `${file} cannot be read: ${reasons[code] ?? `${code}.`}` }, { cause })
