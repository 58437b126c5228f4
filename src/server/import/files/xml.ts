import { setImmediate } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { readUnpackedBytes, type UnpackedChunk, type UnpackLimits, unpackLimits } from './unpacked-chunk.ts'
import { createXmlError, XmlError } from './xml-error.ts'
import { createXmlDecoder, type XmlEncoding } from './xml-text.ts'

/** An XML element with its contents. Names have no namespace prefix, and declarations of namespaces are left out. */
export interface XmlElement {
  name: string
  /** The namespace prefix of the element, such as `g` of `g:id`. Missing when the element has none. */
  prefix?: string
  attributes: Readonly<Record<string, string>>
  /** The trimmed text and CDATA of the element, without the text of its children. */
  text: string
  children: XmlElement[]
  /** The line of the element's start tag, from 1. */
  line: number
}

export interface FoundElement {
  element: XmlElement
  /** The names of the element's ancestors, from the root, such as `PIES/Items`. Empty for the root itself. */
  ancestorPath: string
  /** The name and attributes of the root element, such as the `version` of ACES. */
  root: Pick<XmlElement, 'name' | 'attributes'>
  encoding: XmlEncoding
  /** The number of bytes read so far. `of` is the total number of bytes. For a zip file, both are numbers of unpacked bytes. */
  bytesRead: number
  totalBytes: number
}

export interface XmlLimits extends UnpackLimits {
  /** The maximum depth of nested elements. */
  maxDepth: number
  /** The maximum number of characters of one wanted element, and of any text, tag, comment or DOCTYPE. */
  maxElementCharacters: number
  /** The maximum number of elements inside one wanted element. */
  maxChildren: number
  /** Whether a DOCTYPE may name a DTD file. Some formats always name one. The DTD file is never loaded. */
  allowsDtd: boolean
}

export const xmlLimits: XmlLimits = {
  ...unpackLimits,
  maxDepth: 64,
  maxElementCharacters: 8 * 2 ** 20,
  maxChildren: 100_000,
  allowsDtd: false,
}

/**
 * Reads XML of any size as a stream, also from a `.gz` file or a `.zip` file with one XML file. Yields each wanted element when the element
 * ends. Memory holds only the elements that ended within one chunk of 64 KB. When a wanted element contains another one, only the outer
 * element is yielded. A DOCTYPE that declares entities or names another file is refused, unless `allowsDtd` is set.
 * @throws XmlError with line and advice: not well-formed, too deep, too large, a refused DOCTYPE, an unknown encoding, or a damaged or
 * suspicious packed file. Elements before the error are yielded first.
 */
export async function* readXmlElements(
  path: string,
  wanted: readonly string[],
  limits: Partial<XmlLimits> = {},
): AsyncGenerator<FoundElement> {
  const within = { ...xmlLimits, ...limits }
  const tree = createTreeBuilder(new Set(wanted), within)
  const pieces = readUnpackedBytes(path, within)
  let read: Omit<UnpackedChunk, 'chunk'> = { bytesRead: 0, totalBytes: 0 }
  let start: Buffer = Buffer.alloc(0)
  let decoder: ReturnType<typeof createXmlDecoder> | undefined

  const found = function* (): Generator<FoundElement> {
    const encoding = decoder?.encoding ?? { name: 'utf-8', detectedBy: 'assumed' as const, invalidByteCount: 0 }
    for (const one of tree.takeCompletedElements()) yield { ...one, encoding, bytesRead: read.bytesRead, totalBytes: read.totalBytes }
  }

  try {
    for await (const { chunk, ...rest } of pieces) {
      read = rest
      if (decoder === undefined) {
        start = Buffer.concat([start, chunk])
        // The bytes are collected until the XML declaration is complete, because it may be split between two chunks.
        if (start.length < 1024 && rest.bytesRead < rest.totalBytes) continue
        decoder = createXmlDecoder(start)
        tree.writeText(decoder.decode(start))
      } else tree.writeText(decoder.decode(chunk))
      yield* found()
      await setImmediate()
    }
    if (decoder === undefined) {
      decoder = createXmlDecoder(start)
      tree.writeText(decoder.decode(start))
    }
    tree.writeText(decoder.decode())
    tree.endInput()
  } catch (error) {
    yield* found()
    throw error
  }
  yield* found()
}

interface CompletedElement {
  element: XmlElement
  ancestorPath: string
  root: FoundElement['root']
}

function createTreeBuilder(wanted: ReadonlySet<string>, limits: XmlLimits) {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  let ready: CompletedElement[] = []
  let root: FoundElement['root'] | undefined
  const around: string[] = []
  /** The wanted element that is open now, and the open elements inside it, each with its text so far. */
  const open: { element: XmlElement; textPieces: string[] }[] = []
  let began = 0
  let children = 0
  let tagLine = 1
  let last = 0
  let lastLine = 1

  const refuse = (says: string): never => {
    throw new XmlError(parser.line, says)
  }
  const sized = () => {
    last = parser.position
    lastLine = parser.line
    if (open.length > 0 && last - began > limits.maxElementCharacters) tooBig(open[0]?.element)
  }
  const tooBig = (element: XmlElement | undefined) => {
    const most = `<${element?.name ?? '?'}> has more than ${limits.maxElementCharacters} characters or ${limits.maxChildren} elements in it`
    throw new XmlError(element?.line ?? null, `${most}: it lacks its end, or this is no catalogue.`)
  }
  const text = (piece: string) => {
    sized()
    open.at(-1)?.textPieces.push(piece)
  }

  parser.on('error', (error) => {
    throw createXmlError(error.message, parser.line, parser.column, lastLine)
  })
  parser.on('doctype', (doctype) => {
    sized()
    const declares = limits.allowsDtd ? /[[%]|<!/ : /<!ENTITY|\b(SYSTEM|PUBLIC)\b|%/i
    if (!declares.test(doctype)) return
    refuse('The DOCTYPE declares entities or names another file. Neither is read, for safety: remove it, or ask for a file without.')
  })
  for (const event of ['comment', 'processinginstruction'] as const) parser.on(event, sized)
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('opentagstart', () => {
    // At this event the parser has already read the character after the tag's name, which may be a line break.
    tagLine = parser.columnIndex === 0 ? parser.line - 1 : parser.line
  })
  parser.on('opentag', (tag) => {
    sized()
    if (around.length >= limits.maxDepth) refuse(`Elements stand more than ${limits.maxDepth} deep: this is no catalogue.`)
    const colon = tag.name.indexOf(':')
    const prefix = colon > 0 ? { prefix: tag.name.slice(0, colon) } : {}
    const element: XmlElement = {
      name: withoutPrefix(tag.name),
      ...prefix,
      attributes: withUnprefixedNames(tag.attributes),
      text: '',
      children: [],
      line: tagLine,
    }
    root ??= { name: element.name, attributes: element.attributes }
    const parent = open.at(-1)
    if (parent !== undefined) {
      parent.element.children.push(element)
      open.push({ element, textPieces: [] })
      if (++children > limits.maxChildren) tooBig(open[0]?.element)
    } else if (wanted.has(element.name)) {
      open.push({ element, textPieces: [] })
      began = parser.position
      children = 0
    }
    around.push(element.name)
  })
  parser.on('closetag', () => {
    sized()
    around.pop()
    const closed = open.pop()
    if (closed === undefined) return
    closed.element.text = closed.textPieces.join('').trim()
    if (open.length > 0) return
    ready.push({ element: closed.element, ancestorPath: around.join('/'), root: root ?? closed.element })
  })

  return {
    writeText(piece: string) {
      parser.write(piece)
      if (parser.position - last > limits.maxElementCharacters) {
        refuse(
          `A text, tag or comment is longer than ${limits.maxElementCharacters} characters: something lacks its end, or this is no catalogue.`,
        )
      }
    },
    endInput() {
      parser.close()
    },
    takeCompletedElements() {
      const taken = ready
      ready = []
      return taken
    },
  }
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** The attributes of every element that has none, so that no object is made for each. */
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({})

function withUnprefixedNames(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  let plain: Record<string, string> | null = null
  for (const name in attributes) {
    plain ??= {}
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue
    const short = withoutPrefix(name)
    // If two attributes differ only in their namespace prefix, the one without a prefix is used.
    if (!Object.hasOwn(plain, short) || short === name) plain[short] = attributes[name] ?? ''
  }
  return plain ?? NO_ATTRIBUTES
}
