import { SaxesParser, type SaxesTagNS } from 'saxes'
import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { DrawnElementCounter } from './drawn-element-counter.ts'
import { RefusedPicture } from './refused-picture.ts'
import { allowedAttributes, allowedElements } from './svg-allowed.ts'
import { cleanStyleSheet, findReferences, isHarmlessValue, parseSvgLength } from './svg-values.ts'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'
const MAX_SVG_CHARACTERS = 5_000_000
const MAX_ELEMENT_DEPTH = 100
const MAX_DRAWN_ELEMENTS = 100_000
const DEFAULT_WIDTH_PIXELS = 1600

interface CleanedSvg {
  svg: string
  /** The width in pixels that the cleaned SVG declares. */
  width: number
  height: number
  notes: string[]
}

/**
 * Rewrites an SVG with only the elements and attributes of svg-allowed.ts. The result runs no code, loads nothing and contains no hidden
 * text.
 * @throws RefusedPicture when the SVG cannot be read, has no size, or would draw endlessly.
 */
export function cleanSvg(text: string): CleanedSvg {
  if (text.length > MAX_SVG_CHARACTERS)
    throw new RefusedPicture('The drawing has more than 5 million characters. Save it simpler, or as PNG.')
  const cleaner = new SvgCleaner()
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('doctype', (type) => {
    if (/<!ENTITY/i.test(type)) throw new RefusedPicture('The drawing declares entities, which are not resolved. Save it as plain SVG.')
  })
  parser.on('error', (error) => {
    throw new RefusedPicture(`The drawing is broken (${error.message}). Save it anew as plain SVG.`)
  })
  parser.on('opentag', (tag) => cleaner.openElement(tag))
  parser.on('closetag', () => cleaner.closeElement())
  parser.on('text', (said) => cleaner.addText(said))
  parser.on('cdata', (said) => cleaner.addText(said))
  parser.write(text).close()
  return cleaner.finishSvg()
}

interface OpenElement {
  /** The name of the open element. Empty for an element that is left out with its contents. */
  name: string
  id: string | null
}

class SvgCleaner {
  readonly #out: string[] = []
  readonly #open: OpenElement[] = []
  readonly #drawn = new DrawnElementCounter()
  readonly #leftOut = new Set<string>()
  /** The text of each style sheet, by its index in `#out`. The sheets are cleaned at the end, when all ids in the picture are known. */
  readonly #sheets = new Map<number, string>()
  readonly #gradients = new Set<string>()
  #size: { width: number; height: number } | null = null

  openElement(tag: SaxesTagNS): void {
    if (this.#open.length >= MAX_ELEMENT_DEPTH)
      throw new RefusedPicture(`The drawing is nested more than ${MAX_ELEMENT_DEPTH} deep. Save it simpler, or as PNG.`)
    const isRoot = this.#open.length === 0
    if (isRoot && (tag.local !== 'svg' || tag.uri !== SVG_NAMESPACE)) throw new RefusedPicture('This is no SVG. Save it as plain SVG.')
    const inside = isRoot || this.#open.at(-1)?.name !== ''
    const name = inside && tag.uri === SVG_NAMESPACE && allowedElements.has(tag.local) ? tag.local : ''
    if (name === '' && inside && tag.uri === SVG_NAMESPACE) this.#leftOut.add(tag.local)
    const attributes = name === '' ? [] : this.#attributesOf(tag)
    const id = attributes.find(([key]) => key === 'id')?.[1] ?? null
    this.#open.push({ name, id })
    if (name === '') return
    if (id !== null && name.endsWith('Gradient')) this.#gradients.add(id)
    const referred = attributes.flatMap(([key, value]) => (key === 'href' ? [value.slice(1)] : findReferences(value)))
    this.#drawn.addElement(
      this.#open.flatMap((one) => one.id ?? []),
      referred,
    )
    if (isRoot) attributes.push(...this.#sizeOf(tag, attributes))
    if (name === 'style') this.#sheets.set(this.#out.push('') - 1, '')
    else this.#out.push(`<${name}${attributes.map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`).join('')}>`)
  }

  #attributesOf(tag: SaxesTagNS): [string, string][] {
    return Object.values(tag.attributes).flatMap(({ local, uri, value }): [string, string][] => {
      const isHref = local === 'href' && (uri === '' || uri === XLINK_NAMESPACE)
      // A link is kept only when it refers to an element of the same picture.
      if (isHref) return /^#[\w.:-]+$/.test(value) ? [['href', value]] : []
      if (uri !== '' || !allowedAttributes.has(local) || !isHarmlessValue(value)) return []
      return [[local, value]]
    })
  }

  /** Returns the root's attributes for the size. Without a declared size, browsers would show the picture in a default size. */
  #sizeOf(tag: SaxesTagNS, kept: [string, string][]): [string, string][] {
    const said = (name: string) => tag.attributes[name]?.value
    const box =
      said('viewBox')
        ?.trim()
        .split(/[\s,]+/)
        .map(Number) ?? []
    const [, , boxWidth, boxHeight] = box.length === 4 && box.every(Number.isFinite) ? box : []
    const width = boxWidth ?? parseSvgLength(said('width'))
    const height = boxHeight ?? parseSvgLength(said('height'))
    if (!width || !height || width < 0 || height < 0)
      throw new RefusedPicture('The drawing says no size: give its <svg> a viewBox, such as viewBox="0 0 800 600".')
    this.#size = { width: DEFAULT_WIDTH_PIXELS, height: Math.max(1, Math.round((DEFAULT_WIDTH_PIXELS * height) / width)) }
    for (const name of ['width', 'height', 'viewBox', 'x', 'y']) {
      const at = kept.findIndex(([key]) => key === name)
      if (at >= 0) kept.splice(at, 1)
    }
    const view = boxWidth === undefined ? `0 0 ${width} ${height}` : box.join(' ')
    return [
      ['xmlns', SVG_NAMESPACE],
      ['viewBox', view],
      ['width', String(this.#size.width)],
      ['height', String(this.#size.height)],
    ]
  }

  addText(said: string): void {
    const name = this.#open.at(-1)?.name ?? ''
    const at = this.#out.length - 1
    if (name === 'style') this.#sheets.set(at, (this.#sheets.get(at) ?? '') + said)
    else if (name !== '') this.#out.push(escapeMarkup(said))
  }

  closeElement(): void {
    const closed = this.#open.pop()
    if (closed === undefined || closed.name === '') return
    if (closed.name !== 'style') this.#out.push(`</${closed.name}>`)
  }

  finishSvg(): CleanedSvg {
    if (this.#size === null) throw new RefusedPicture('The drawing is empty. Save it anew as plain SVG.')
    if (this.#drawn.countDrawnElements() > MAX_DRAWN_ELEMENTS)
      throw new RefusedPicture('The drawing repeats its own pieces without end. Save it simpler, or as PNG.')
    // The selectors of style rules are not evaluated here. So a rule may refer only to gradients, which repeat no elements.
    for (const [at, sheet] of this.#sheets) this.#out[at] = `<style>${escapeMarkup(cleanStyleSheet(sheet, this.#gradients))}</style>`
    const seen = [...this.#leftOut].filter((name) => name !== 'metadata')
    return {
      svg: this.#out.join(''),
      ...this.#size,
      notes: seen.length === 0 ? [] : [`Left out of the drawing: ${seen.slice(0, 8).join(', ')}.`],
    }
  }
}
