import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { type End, FORMAT, Header, type Kind, Line, Mark, type Rows, type TableRestart } from './format.ts'

/** The maximum length of a backup's line in bytes. No line is longer. The limit protects the memory from a file without line ends. */
const MAX_LINE_BYTES = 128 * 1024 * 1024

const damaged = (file: string, how: string, cause?: unknown) =>
  new AppError('wrong-state', { message: `${file} is no whole backup: ${how} Nothing was changed. Take another file.` }, { cause })

export type BackupLine = v.InferOutput<typeof Line>

/**
 * Reads a backup, or the file of one shop, line by line. Throws `wrong-state` with a sentence if the file is damaged, cut short, written by
 * a newer version, or not a backup.
 */
export async function* readBackup(file: string, kind: Kind = 'backup'): AsyncGenerator<Header | BackupLine> {
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
      yield headerOf(file, value, kind)
      header = true
    }
  }
  if (!ended) throw damaged(file, 'it stops in the middle.')
}

/** Reads only the mark at the start of a file, which says its kind and format. Returns null if the file is not a backup. */
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
export const isAgain = (entry: BackupLine): entry is v.InferOutput<typeof TableRestart> => 'again' in entry
export const isEnd = (entry: BackupLine): entry is v.InferOutput<typeof End> => 'end' in entry

function headerOf(file: string, value: unknown, kind: Kind): Header {
  const mark = v.safeParse(Mark, value)
  if (!mark.success) throw damaged(file, `it was not made by ${madeBy[kind]}.`)
  if (mark.output.armature !== kind) throw otherKind(file, mark.output.armature)
  if (mark.output.format > FORMAT)
    throw new AppError('wrong-state', {
      message: `${file} was made by a newer version of the shop. Nothing was changed. Install that version or a later one, then try again.`,
    })
  const header = v.safeParse(Header, value)
  if (!header.success) throw damaged(file, 'its head cannot be read.')
  return header.output
}

const madeBy: Record<Kind, string> = { backup: 'backup', shop: 'tenants export' }
const takes: Record<Kind, string> = {
  backup: 'holds a whole database and not one shop: npm run shop -- restore takes it.',
  shop: 'holds one shop and not a whole database: npm run shop -- tenants import takes it.',
}
const otherKind = (file: string, kind: Kind) => new AppError('wrong-state', { message: `${file} ${takes[kind]} Nothing was changed.` })

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
      if (bytes > MAX_LINE_BYTES) throw damaged(file, 'a line of it is longer than any can be.')
    }
  } catch (cause) {
    throw sentenceOf(file, cause)
  } finally {
    source.destroy()
  }
  if (bytes > 0) throw damaged(file, 'it stops in the middle.')
}

/** Turns an error of zlib or the file system into an error with a sentence for the operator. */
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
