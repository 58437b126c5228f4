import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import {
  BACKUP_FORMAT,
  type BackupEnd,
  BackupFileLine,
  BackupFileSignature,
  BackupHeader,
  type BackupKind,
  type BackupRowsLine,
  type TableRestartLine,
} from './format.ts'

/** The maximum length of a backup's line in bytes. No line is longer. The limit protects the memory from a file without line ends. */
const MAX_LINE_BYTES = 128 * 1024 * 1024

const damagedFileError = (file: string, how: string, cause?: unknown) =>
  new AppError('wrong-state', { message: `${file} is no whole backup: ${how} Nothing was changed. Take another file.` }, { cause })

export type BackupLine = v.InferOutput<typeof BackupFileLine>

/**
 * Reads a backup, or the file of one shop, line by line. Throws `wrong-state` with a message for the operator if the file is damaged, cut
 * short, written by a newer version, or not a backup.
 */
export async function* readBackupLines(file: string, kind: BackupKind = 'backup'): AsyncGenerator<BackupHeader | BackupLine> {
  let header = false
  let ended = false
  for await (const text of readLines(file)) {
    if (ended) throw damagedFileError(file, 'something stands behind its end.')
    const value = parseJsonLine(file, text)
    if (header) {
      const read = v.safeParse(BackupFileLine, value)
      if (!read.success) throw damagedFileError(file, 'a line of it says nothing that is known.')
      ended = 'end' in read.output
      yield read.output
    } else {
      yield parseHeader(file, value, kind)
      header = true
    }
  }
  if (!ended) throw damagedFileError(file, 'it stops in the middle.')
}

/** Reads only the mark at the start of a file, which says its kind and format. Returns null if the file is not a backup. */
export async function readBackupSignature(file: string): Promise<v.InferOutput<typeof BackupFileSignature> | null> {
  try {
    for await (const text of readLines(file)) return v.parse(BackupFileSignature, JSON.parse(text))
  } catch {
    return null
  }
  return null
}

export const isHeaderLine = (entry: BackupHeader | BackupLine): entry is BackupHeader => 'armature' in entry
export const isRowsLine = (entry: BackupLine): entry is v.InferOutput<typeof BackupRowsLine> => 'rows' in entry
export const isTableRestartLine = (entry: BackupLine): entry is v.InferOutput<typeof TableRestartLine> => 'again' in entry
export const isEndLine = (entry: BackupLine): entry is v.InferOutput<typeof BackupEnd> => 'end' in entry

function parseHeader(file: string, value: unknown, kind: BackupKind): BackupHeader {
  const mark = v.safeParse(BackupFileSignature, value)
  if (!mark.success) throw damagedFileError(file, `it was not made by ${commandsMakingKind[kind]}.`)
  if (mark.output.armature !== kind) throw wrongKindError(file, mark.output.armature)
  if (mark.output.format > BACKUP_FORMAT)
    throw new AppError('wrong-state', {
      message: `${file} was made by a newer version of the shop. Nothing was changed. Install that version or a later one, then try again.`,
    })
  const header = v.safeParse(BackupHeader, value)
  if (!header.success) throw damagedFileError(file, 'its head cannot be read.')
  return header.output
}

const commandsMakingKind: Record<BackupKind, string> = { backup: 'backup', shop: 'tenants export' }
const wrongKindExplanations: Record<BackupKind, string> = {
  backup: 'holds a whole database and not one shop: npm run shop -- restore takes it.',
  shop: 'holds one shop and not a whole database: npm run shop -- tenants import takes it.',
}
const wrongKindError = (file: string, kind: BackupKind) =>
  new AppError('wrong-state', { message: `${file} ${wrongKindExplanations[kind]} Nothing was changed.` })

function parseJsonLine(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw damagedFileError(file, 'a line of it cannot be read.', cause)
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
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
      if (bytes > MAX_LINE_BYTES) throw damagedFileError(file, 'a line of it is longer than any can be.')
    }
  } catch (cause) {
    throw readErrorOf(file, cause)
  } finally {
    source.destroy()
  }
  if (bytes > 0) throw damagedFileError(file, 'it stops in the middle.')
}

/** Turns an error of zlib or the file system into an error with a message for the operator. */
function readErrorOf(file: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'Z_BUF_ERROR') return damagedFileError(file, 'it stops in the middle.', cause)
  if (code.startsWith('Z_')) return damagedFileError(file, 'its bytes are not as they were written.', cause)
  if (code.startsWith('E')) return unreadableFileError(file, code, cause)
  return cause
}

const readErrorReasons: Record<string, string> = {
  ENOENT: 'there is no such file.',
  EACCES: 'this user may not read it.',
  EISDIR: 'it is a folder.',
}
const unreadableFileError = (file: string, code: string, cause: unknown) =>
  new AppError('not-found', { message: `${file} cannot be read: ${readErrorReasons[code] ?? `${code}.`}` }, { cause })
