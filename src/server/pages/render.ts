import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { Piece, PieceElement } from '#contract/pages/content.ts'
import { boundedMarkdown, type Problem } from './bounded-markdown.ts'
import { fold } from './fold.ts'
import { isAllowedLink, isShopPicture } from './links.ts'
import { fillingOf, type PlaceholderContext, placeholders } from './placeholders.ts'
import { readableText } from './readable-text.ts'

type Root = ReturnType<typeof fromMarkdown>
type Block = Root['children'][number]
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number]
type Item = Extract<Block, { type: 'list' }>['children'][number]
type Node = Block | Inline | Item

export interface RenderedText {
  /** The text of the page's first top-level heading. Null if there is none. */
  title: string | null
  /** The first paragraph of the page, shortened for search engines. */
  description: string
  body: Piece[]
  problems: Problem[]
}

/**
 * Placeholders for parts of a page that the app renders (live parts). Each placeholder must be on its own line. A line `fold` turns the
 * headings after it into folds.
 */
export const liveNames = ['contact-facts', 'ask-counter', 'ready-here', 'install-ways', 'kept-here'] as const
const FOLD = 'fold'
const PLACEHOLDER = /\{\{\s*([^{}\s]*)\s*\}\}/g

const MAX_DESCRIPTION_CHARACTERS = 160

/**
 * Converts a tenant's Markdown (CommonMark) to the pieces that the app renders. Only the elements that this file lists are kept: HTML,
 * links with other protocols and pictures of other sites are removed. Each removed place is reported in `problems` to the writer of the
 * text.
 */
export function renderText(markdown: string, from: PlaceholderContext): RenderedText {
  const { root, problems } = boundedMarkdown(markdown)
  let title: string | null = null
  const lineOf = (node: Node, before = '') => (node.position?.start.line ?? 1) + (before.match(/\n/g)?.length ?? 0)
  const wrong = (node: Node, say: string, before = ''): never[] => {
    problems.push({ line: lineOf(node, before), say })
    return []
  }
  const named = new Map(root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])))
  const all = (nodes: readonly Inline[]): Piece[] => nodes.flatMap(inline)
  const blocks = (nodes: readonly Block[]): Piece[] => nodes.flatMap(block)

  /** Returns a text with its placeholders replaced. Inside a link, `readableText` later removes the links of placeholders. */
  function fillPlaceholders(node: Node, text: string): Piece[] {
    const pieces: Piece[] = []
    let at = 0
    for (const found of text.matchAll(PLACEHOLDER)) {
      const [whole, name = ''] = found
      const filling = fillingOf(name, from)
      if (filling === null) wrong(node, unknownPlaceholder(name), text.slice(0, found.index))
      pieces.push(text.slice(at, found.index))
      if (filling?.to !== undefined) pieces.push({ type: 'a', to: filling.to, in: [filling.text] })
      else pieces.push(filling === null ? whole : filling.text)
      at = found.index + whole.length
    }
    return [...pieces, text.slice(at)].filter((piece) => piece !== '')
  }

  function link(node: Node, to: string | undefined, inside: readonly Inline[]): Piece[] {
    const words = readableText(all(inside))
    if (to === undefined || !isAllowedLink(to)) {
      wrong(node, `The link to “${to ?? ''}” is not taken. ${LINK_RULE}`)
      return [words]
    }
    return [{ type: 'a', to, in: [words] }]
  }

  function picture(node: Node, to: string | undefined, alt: string | null | undefined): Piece[] {
    if (to === undefined || !isShopPicture(to))
      return wrong(node, `The picture “${to ?? ''}” is not taken. Pictures come from this shop: their address begins with /images/.`)
    return [{ type: 'img', to, of: alt ?? '' }]
  }

  function inline(node: Inline): Piece[] {
    switch (node.type) {
      case 'text':
        return fillPlaceholders(node, node.value)
      case 'emphasis':
        return [{ type: 'em', in: all(node.children) }]
      case 'strong':
        return [{ type: 'strong', in: all(node.children) }]
      case 'inlineCode':
        return [{ type: 'code', in: [node.value] }]
      case 'break':
        return [{ type: 'br' }]
      case 'link':
        return link(node, node.url, node.children)
      case 'linkReference':
        return link(node, named.get(node.identifier), node.children)
      case 'image':
        return picture(node, node.url, node.alt)
      case 'imageReference':
        return picture(node, named.get(node.identifier), node.alt)
      case 'html':
        return wrong(node, htmlRefused(node.value))
      default:
        return wrong(node, 'This is not taken.')
    }
  }

  function block(node: Block): Piece[] {
    switch (node.type) {
      case 'heading': {
        const words = readableText(all(node.children))
        if (node.depth > 1) return [{ type: node.depth === 2 ? 'h2' : 'h3', in: [words] }]
        if (title !== null) return wrong(node, 'A page has one title: a second heading with a single # is not taken. Write ## instead.')
        title = words
        return []
      }
      case 'paragraph': {
        const [only, more] = node.children
        const lone = only?.type === 'text' && more === undefined ? /^\{\{\s*([a-z-]+)\s*\}\}$/.exec(only.value.trim())?.[1] : undefined
        if (lone === FOLD || liveNames.some((name) => name === lone)) return [{ type: 'live', ...(lone === undefined ? {} : { of: lone }) }]
        return hasEmptyPlaceholder(node) ? [] : [{ type: 'p', in: all(node.children) }]
      }
      case 'list': {
        const items = node.children.filter((item) => !hasEmptyPlaceholder(item))
        const inside = items.map((item): PieceElement => {
          const [first, ...rest] = item.children
          // The first paragraph of a list item is inlined, so that the item has no paragraph spacing.
          return { type: 'li', in: first?.type === 'paragraph' ? [...all(first.children), ...blocks(rest)] : blocks(item.children) }
        })
        return inside.length === 0 ? [] : [{ type: node.ordered ? 'ol' : 'ul', in: inside }]
      }
      case 'blockquote':
        return [{ type: 'blockquote', in: blocks(node.children) }]
      case 'code':
        return [{ type: 'pre', in: [node.value] }]
      case 'thematicBreak':
        return [{ type: 'hr' }]
      case 'definition':
        return []
      case 'html':
        return wrong(node, htmlRefused(node.value))
      default:
        return wrong(node, 'This is not taken.')
    }
  }

  /**
   * Whether a node contains a placeholder that is empty for this shop, such as its telephone number. Such a paragraph or list item is left
   * out.
   */
  function hasEmptyPlaceholder(node: Node): boolean {
    if (node.type === 'list') return false
    if (node.type === 'text') return [...node.value.matchAll(PLACEHOLDER)].some(([, name = '']) => fillingOf(name, from)?.text === '')
    return 'children' in node && node.children.some(hasEmptyPlaceholder)
  }

  const body = withoutEmptyHeadings(blocks(root.children))
  const first = body.find((piece): piece is PieceElement => typeof piece === 'object' && piece.type === 'p')
  return { title, description: shortened(readableText(first?.in ?? [])), body: fold(body), problems }
}

const LINK_RULE = 'Links begin with / for a page of this shop, or with https://, mailto: or tel:.'

const htmlRefused = (html: string) => `“${shortened(html, 60)}” is HTML, which is not taken. Write it as Markdown.`

const unknownPlaceholder = (name: string) =>
  liveNames.some((live) => live === name) || name === FOLD
    ? `{{${name}}} stands on a line of its own, with an empty line before and after it.`
    : `{{${name}}} stands for nothing. There is ${[...Object.keys(placeholders), ...liveNames, FOLD].map((one) => `{{${one}}}`).join(', ')}.`

/** Removes headings under which all text was left out. */
const withoutEmptyHeadings = (body: readonly Piece[]): Piece[] =>
  body.filter((piece, at) => {
    const next = body[at + 1]
    return !(isHeading(piece) && (next === undefined || isHeading(next)))
  })

const isHeading = (piece: Piece): boolean => typeof piece === 'object' && piece.type === 'h2'

/** Shortens a text at the end of a word. */
function shortened(text: string, most = MAX_DESCRIPTION_CHARACTERS): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
