import { SaxesParser, type SaxesTagNS } from 'saxes'
import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { sha256 } from '#server/kernel/hashes.ts'

/** A logo of a shop that is safe to store and display. */
export interface Logo {
  type: 'image/svg+xml' | 'image/png'
  bytes: Buffer
  /** The first 16 hex digits of the SHA-256 of the logo's bytes. */
  hash: string
}

export type LogoReadResult = { logo: Logo } | { wrong: string }

/** The maximum size of a logo file. It is limited because every page loads the logo first. */
const MAX_LOGO_BYTES = 100 * 1024
/** The maximum ratio of a logo's width to its height. The header shows the logo 40 pixels high. */
const MAX_ASPECT_RATIO = 4
const MAX_SIDE_PIXELS = 2000
const MIN_SIDE_PIXELS = 80

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Reads a logo from a file. The file is a PNG, or an SVG from which everything except shapes, colours and text is removed. */
export function readLogo(bytes: Buffer): LogoReadResult {
  if (bytes.length > MAX_LOGO_BYTES)
    return {
      wrong: `A logo has at most ${MAX_LOGO_BYTES / 1024} kB; this file has ${Math.ceil(bytes.length / 1024)}. Make it simpler or smaller.`,
    }
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return readPngLogo(bytes)
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  if (!/<svg[\s>]/.test(text)) return { wrong: 'A logo is an SVG or a PNG file; this is neither.' }
  return readSvgLogo(text)
}

const logoOf = (type: Logo['type'], bytes: Buffer): LogoReadResult => ({
  logo: { type, bytes, hash: sha256(bytes).slice(0, 16) },
})

function readPngLogo(bytes: Buffer): LogoReadResult {
  // The first chunk of a PNG file (IHDR) contains the size of the picture (ISO/IEC 15948, 11.2.2).
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return { wrong: 'This PNG file is damaged. Export the logo anew.' }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (height < MIN_SIDE_PIXELS || Math.max(width, height) > MAX_SIDE_PIXELS)
    return {
      wrong: `A PNG logo is ${MIN_SIDE_PIXELS} to ${MAX_SIDE_PIXELS} pixels high and at most ${MAX_SIDE_PIXELS} wide; this one is ${width} × ${height}.`,
    }
  return aspectRatioFault(width, height) ?? logoOf('image/png', bytes)
}

const aspectRatioFault = (width: number, height: number): { wrong: string } | null =>
  width > height * MAX_ASPECT_RATIO || height > width * MAX_ASPECT_RATIO
    ? {
        wrong: `A logo is at most ${MAX_ASPECT_RATIO} times as wide as it is high (the shop’s name stands beside it); this one is ${width} × ${height}.`,
      }
    : null

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** SVG elements that only draw. They run no code and load nothing. */
const drawingElements = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan title desc defs symbol use clipPath mask pattern marker linearGradient
  radialGradient stop style`.split(/\s+/),
)
/** Whether a reference in an SVG points to an element of the same file, such as `#a`. */
const isInternalReference = (value: string): boolean => value.startsWith('#')
const EXTERNAL_LOAD_PATTERN = /@import|expression\s*\(|javascript:|url\((?!\s*['"]?\s*#)/i

/**
 * Reads an SVG logo and writes it anew with only the elements that draw. Scripts, event handlers, embedded pictures and links to other
 * files are left out.
 */
function readSvgLogo(text: string): LogoReadResult {
  let out = ''
  /** How many removed elements the parser is inside of. Everything inside a removed element is removed too. */
  let dropped = 0
  let size: { width: number; height: number } | null = null
  let wrong: string | null = null
  const parser = new SaxesParser({ xmlns: true })
  const isKept = ({ local, uri }: SaxesTagNS) => uri === SVG_NAMESPACE && drawingElements.has(local)
  parser.on('error', ({ message }) => {
    wrong ??= `This SVG file cannot be read: ${message}`
  })
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) wrong ??= 'This SVG file defines entities, which are not taken. Export the logo as plain SVG.'
  })
  parser.on('opentag', (tag) => {
    if (dropped > 0 || !isKept(tag)) {
      dropped += 1
      return
    }
    if (size === null) size = svgSizeOf(tag)
    const attributes = Object.values(tag.attributes).flatMap(({ local, prefix, value }) => {
      if (prefix === 'xmlns' || local === 'xmlns' || /^on/i.test(local) || EXTERNAL_LOAD_PATTERN.test(value)) return []
      if (local === 'href') return tag.local === 'use' && isInternalReference(value) ? [`href="${escapeMarkup(value)}"`] : []
      return prefix === '' ? [`${local}="${escapeMarkup(value)}"`] : []
    })
    const own = out === '' ? [`xmlns="${SVG_NAMESPACE}"`] : []
    out += `<${[tag.local, ...own, ...attributes].join(' ')}>`
  })
  parser.on('closetag', (tag) => {
    if (dropped > 0) dropped -= 1
    else out += `</${tag.local}>`
  })
  const words = (said: string) => {
    if (dropped === 0 && out !== '') out += EXTERNAL_LOAD_PATTERN.test(said) ? '' : escapeMarkup(said)
  }
  parser.on('text', words)
  parser.on('cdata', words)
  parser.write(text).close()
  if (wrong !== null) return { wrong }
  // The cast is needed because the variable is assigned in a callback, which TypeScript does not track.
  const found = size as { width: number; height: number } | null
  if (found === null || !out.startsWith('<svg'))
    return { wrong: 'This SVG file has neither a viewBox nor a width and height. Export the logo anew.' }
  return aspectRatioFault(found.width, found.height) ?? logoOf('image/svg+xml', Buffer.from(out))
}

function svgSizeOf({ attributes }: SaxesTagNS): { width: number; height: number } | null {
  const [, , wide = 0, high = 0] = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const own = { width: Number.parseFloat(attributes['width']?.value ?? ''), height: Number.parseFloat(attributes['height']?.value ?? '') }
  if (wide > 0 && high > 0) return { width: wide, height: high }
  return own.width > 0 && own.height > 0 ? own : null
}
