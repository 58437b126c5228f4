import { open } from 'node:fs/promises'
import { AppError } from '#contract/errors.ts'
import { guessEncoding } from './encoding-guess.ts'

export interface FileEncoding {
  /** The name of the encoding, as `TextDecoder` knows it. */
  label: string
  /** A sentence for the operator that says how the encoding was found. */
  explanation: string
}

const CHUNK_BYTES = 256 * 1024
/** The maximum number of bytes from which the encoding is guessed. Only lines with non-ASCII bytes are collected. */
const MAX_SAMPLE_BYTES = 64 * 1024

const byteOrderMarks: readonly { bytes: readonly number[]; label: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le' },
  { bytes: [0xfe, 0xff], label: 'utf-16be' },
]

const encodingLabelOf = (name: string): string | null => {
  try {
    return new TextDecoder(name).encoding
  } catch {
    return null
  }
}

/**
 * Finds the encoding of a text file: the given encoding, else the byte order mark, else UTF-8 if the whole file is valid UTF-8, else a
 * guess.
 * @throws AppError `bad-request` when the given encoding is unknown or no guess is plausible.
 */
export async function detectEncoding(path: string, declared?: string): Promise<FileEncoding> {
  if (declared !== undefined) {
    const label = encodingLabelOf(declared)
    if (label === null) {
      throw new AppError('bad-request', {
        message: `There is no encoding ${declared}. Known ones are utf-8, windows-1252, iso-8859-2, shift_jis, gbk.`,
      })
    }
    return { label, explanation: `Encoding: ${label}, as you said.` }
  }
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
    if (mark) return { label: mark.label, explanation: `Encoding: ${mark.label}, by its byte order mark.` }
    const wide = detectUtf16WithoutMark(head)
    if (wide) return { label: wide, explanation: `Encoding: ${wide}, by its zero bytes.` }
    return await detectEncodingByContent(file.createReadStream({ start: 0, autoClose: false, highWaterMark: CHUNK_BYTES }))
  } finally {
    await file.close()
  }
}

/** Detects UTF-16 in a file without a byte order mark. Western text in UTF-16 has a zero in every second byte. */
function detectUtf16WithoutMark(head: Buffer): string | null {
  const looked = Math.min(head.length, 4096) & ~1
  let even = 0
  let odd = 0
  for (let at = 0; at < looked; at += 2) {
    if (head[at] === 0) even += 1
    if (head[at + 1] === 0) odd += 1
  }
  const most = looked / 2
  if (odd > most * 0.4 && even < most * 0.1) return 'utf-16le'
  if (even > most * 0.4 && odd < most * 0.1) return 'utf-16be'
  return null
}

async function detectEncodingByContent(chunks: AsyncIterable<Buffer>): Promise<FileEncoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let valid = true
  const sample: Buffer[] = []
  let sampled = 0
  for await (const chunk of chunks) {
    if (valid) {
      try {
        decoder.decode(chunk, { stream: true })
      } catch {
        valid = false
      }
    }
    if (sampled < MAX_SAMPLE_BYTES) {
      for (const line of linesWithNonAsciiBytes(chunk)) {
        sample.push(line)
        sampled += line.length
        if (sampled >= MAX_SAMPLE_BYTES) break
      }
    }
    if (!valid && sampled >= MAX_SAMPLE_BYTES) break
  }
  if (valid) {
    try {
      decoder.decode()
      return { label: 'utf-8', explanation: 'Encoding: utf-8.' }
    } catch {
      // The file ends in the middle of a UTF-8 character, so the file is not UTF-8.
    }
  }
  return guessFromSample(Buffer.concat(sample))
}

function* linesWithNonAsciiBytes(chunk: Buffer): Generator<Buffer> {
  let from = 0
  while (from < chunk.length) {
    const end = chunk.indexOf(0x0a, from)
    const line = chunk.subarray(from, end === -1 ? chunk.length : end + 1)
    if (line.some((byte) => byte > 0x7f)) yield line
    from += line.length
  }
}

/**
 * Guesses the encoding of a file that is not UTF-8.
 * @throws AppError `bad-request` when no guess is plausible. A wrong guess would give thousands of parts unreadable names.
 */
function guessFromSample(sample: Buffer): FileEncoding {
  const guesses = guessEncoding(sample)
  const [best] = guesses
  if (best?.isPlausible)
    return {
      label: best.label,
      explanation: `Encoding: it is no UTF-8 and was taken for ${best.label}. If letters look wrong, say another with --encoding.`,
    }
  const shown = guesses.slice(0, 4).map(({ label, exampleWords }) => `${label} (${exampleWords.slice(0, 3).join(', ')})`)
  throw new AppError('bad-request', {
    message: `The file is no UTF-8, and in no encoding are its words those of a language: ${shown.join('; ')}. Say the right one, such as --encoding ${best?.label ?? 'windows-1252'}, or save the file as UTF-8.`,
  })
}
