import { basename } from 'node:path'
import { SaxesParser } from 'saxes'
import { AppError } from '#contract/errors.ts'
import type { WorkbookArchive } from './archive.ts'

export interface XmlHandlers {
  /** Called for each start tag. Element names have no namespace prefix, attribute names keep theirs. */
  onOpenTag?: (name: string, attributes: Readonly<Record<string, string>>) => void
  onCloseTag?: (name: string) => void
  onText?: (text: string) => void
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Parses an XML entry of a workbook in chunks. Yields the number of bytes after each chunk, so that the caller can process the data that
 * its handlers collected. Entities are never resolved, and a DOCTYPE is refused.
 * @throws AppError `bad-request` when the entry is not XML.
 */
export async function* parseXmlInChunks(
  archive: WorkbookArchive,
  path: string,
  entry: string,
  handlers: XmlHandlers,
): AsyncGenerator<number> {
  const refuse = (why: string, cause?: unknown) => {
    const message = `${basename(path)} is damaged: ${entry} ${why}. Open it in a spreadsheet program and save it anew.`
    return new AppError('bad-request', { message }, { cause })
  }
  const parser = new SaxesParser({ position: false, xmlns: false as const })
  parser.on('error', (cause) => {
    throw refuse(`is not valid XML (${cause.message})`, cause)
  })
  parser.on('doctype', () => {
    throw refuse('declares a document type, which workbooks never do and which is not resolved')
  })
  const { onOpenTag: open, onCloseTag: close, onText: text } = handlers
  if (open) parser.on('opentag', (tag) => open(withoutPrefix(tag.name), tag.attributes))
  if (close) parser.on('closetag', (tag) => close(withoutPrefix(tag.name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  const stream = await archive.openEntryStream(entry)
  try {
    let decoder: InstanceType<typeof TextDecoder> | null = null
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      decoder ??= new TextDecoder(chunk[0] === 0xff && chunk[1] === 0xfe ? 'utf-16le' : chunk[0] === 0xfe ? 'utf-16be' : 'utf-8')
      parser.write(decoder.decode(chunk, { stream: true }))
      yield chunk.length
    }
    if (decoder) parser.write(decoder.decode())
    parser.close()
    yield 0
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw refuse('cannot be unpacked', cause)
  } finally {
    stream.destroy()
  }
}

/** Parses a small XML entry of a workbook as a whole. */
export async function parseWholeXml(archive: WorkbookArchive, path: string, entry: string, handlers: XmlHandlers): Promise<void> {
  const chunks = parseXmlInChunks(archive, path, entry, handlers)
  while (!(await chunks.next()).done);
}
