import type { fromMarkdown } from 'mdast-util-from-markdown'
import type { ContentElement, ContentNode } from '#contract/pages/content.ts'
import { type MarkdownProblem, parseBoundedMarkdown } from './bounded-markdown.ts'
import { createCollapsibleSections } from './fold.ts'
import { isAllowedLink, isShopPictureUrl } from './links.ts'
import { type PlaceholderContext, placeholderValueOf, placeholderValues } from './placeholders.ts'
import { readableTextOf } from './readable-text.ts'

type MarkdownRoot = ReturnType<typeof fromMarkdown>
type BlockNode = MarkdownRoot['children'][number]
type InlineNode = Extract<BlockNode, { type: 'paragraph' }>['children'][number]
type ListItemNode = Extract<BlockNode, { type: 'list' }>['children'][number]
type MarkdownNode = BlockNode | InlineNode | ListItemNode

export interface RenderedText {
  /** The text of the page's first top-level heading. Null if there is none. */
  title: string | null
  /** The first paragraph of the page, shortened for search engines. */
  description: string
  body: ContentNode[]
  problems: MarkdownProblem[]
}

/**
 * Placeholders for parts of a page that the app renders (live parts). Each placeholder must be on its own line. After a line with the
 * placeholder `fold`, each heading becomes a collapsible section.
 */
export const appWidgetNames = ['contact-facts', 'ask-counter', 'ready-here', 'install-ways', 'kept-here'] as const
const FOLD_PLACEHOLDER = 'fold'
const PLACEHOLDER_PATTERN = /\{\{\s*([^{}\s]*)\s*\}\}/g

const MAX_DESCRIPTION_CHARACTERS = 160

/**
 * Converts a tenant's Markdown (CommonMark) to the pieces that the app renders. Only the elements that this file lists are kept: HTML,
 * links with other protocols and pictures of other sites are removed. Each removed place is reported in `problems` to the writer of the
 * text.
 */
export function renderText(markdown: string, from: PlaceholderContext): RenderedText {
  const { root, problems } = parseBoundedMarkdown(markdown)
  let title: string | null = null
  const lineOf = (node: MarkdownNode, before = '') => (node.position?.start.line ?? 1) + (before.match(/\n/g)?.length ?? 0)
  const wrong = (node: MarkdownNode, say: string, before = ''): never[] => {
    problems.push({ line: lineOf(node, before), message: say })
    return []
  }
  const named = new Map(root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])))
  const all = (nodes: readonly InlineNode[]): ContentNode[] => nodes.flatMap(renderInline)
  const blocks = (nodes: readonly BlockNode[]): ContentNode[] => nodes.flatMap(renderBlock)

  /** Returns a text with its placeholders replaced. Inside a link, `readableTextOf` later removes the links of placeholders. */
  function fillPlaceholders(node: MarkdownNode, text: string): ContentNode[] {
    const pieces: ContentNode[] = []
    let at = 0
    for (const found of text.matchAll(PLACEHOLDER_PATTERN)) {
      const [whole, name = ''] = found
      const filling = placeholderValueOf(name, from)
      if (filling === null) wrong(node, unknownPlaceholderText(name), text.slice(0, found.index))
      pieces.push(text.slice(at, found.index))
      if (filling?.linkUrl !== undefined) pieces.push({ type: 'a', to: filling.linkUrl, in: [filling.text] })
      else pieces.push(filling === null ? whole : filling.text)
      at = found.index + whole.length
    }
    return [...pieces, text.slice(at)].filter((piece) => piece !== '')
  }

  function renderLink(node: MarkdownNode, to: string | undefined, inside: readonly InlineNode[]): ContentNode[] {
    const words = readableTextOf(all(inside))
    if (to === undefined || !isAllowedLink(to)) {
      wrong(node, `The link to “${to ?? ''}” is not taken. ${ALLOWED_LINKS_HINT}`)
      return [words]
    }
    return [{ type: 'a', to, in: [words] }]
  }

  function renderPicture(node: MarkdownNode, to: string | undefined, alt: string | null | undefined): ContentNode[] {
    if (to === undefined || !isShopPictureUrl(to))
      return wrong(node, `The picture “${to ?? ''}” is not taken. Pictures come from this shop: their address begins with /images/.`)
    return [{ type: 'img', to, of: alt ?? '' }]
  }

  function renderInline(node: InlineNode): ContentNode[] {
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
        return renderLink(node, node.url, node.children)
      case 'linkReference':
        return renderLink(node, named.get(node.identifier), node.children)
      case 'image':
        return renderPicture(node, node.url, node.alt)
      case 'imageReference':
        return renderPicture(node, named.get(node.identifier), node.alt)
      case 'html':
        return wrong(node, htmlRefusedText(node.value))
      default:
        return wrong(node, 'This is not taken.')
    }
  }

  function renderBlock(node: BlockNode): ContentNode[] {
    switch (node.type) {
      case 'heading': {
        const words = readableTextOf(all(node.children))
        if (node.depth > 1) return [{ type: node.depth === 2 ? 'h2' : 'h3', in: [words] }]
        if (title !== null) return wrong(node, 'A page has one title: a second heading with a single # is not taken. Write ## instead.')
        title = words
        return []
      }
      case 'paragraph': {
        const [only, more] = node.children
        const lone = only?.type === 'text' && more === undefined ? /^\{\{\s*([a-z-]+)\s*\}\}$/.exec(only.value.trim())?.[1] : undefined
        if (lone === FOLD_PLACEHOLDER || appWidgetNames.some((name) => name === lone))
          return [{ type: 'live', ...(lone === undefined ? {} : { of: lone }) }]
        return hasEmptyPlaceholder(node) ? [] : [{ type: 'p', in: all(node.children) }]
      }
      case 'list': {
        const items = node.children.filter((item) => !hasEmptyPlaceholder(item))
        const inside = items.map((item): ContentElement => {
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
        return wrong(node, htmlRefusedText(node.value))
      default:
        return wrong(node, 'This is not taken.')
    }
  }

  /**
   * Whether a node contains a placeholder for which this shop has no value, such as its telephone number. A paragraph or list item with an
   * empty placeholder is left out.
   */
  function hasEmptyPlaceholder(node: MarkdownNode): boolean {
    if (node.type === 'list') return false
    if (node.type === 'text')
      return [...node.value.matchAll(PLACEHOLDER_PATTERN)].some(([, name = '']) => placeholderValueOf(name, from)?.text === '')
    return 'children' in node && node.children.some(hasEmptyPlaceholder)
  }

  const body = removeEmptyHeadings(blocks(root.children))
  const first = body.find((piece): piece is ContentElement => typeof piece === 'object' && piece.type === 'p')
  return { title, description: shortenText(readableTextOf(first?.in ?? [])), body: createCollapsibleSections(body), problems }
}

const ALLOWED_LINKS_HINT = 'Links begin with / for a page of this shop, or with https://, mailto: or tel:.'

const htmlRefusedText = (html: string) => `“${shortenText(html, 60)}” is HTML, which is not taken. Write it as Markdown.`

const unknownPlaceholderText = (name: string) =>
  appWidgetNames.some((live) => live === name) || name === FOLD_PLACEHOLDER
    ? `{{${name}}} stands on a line of its own, with an empty line before and after it.`
    : `{{${name}}} stands for nothing. There is ${[...Object.keys(placeholderValues), ...appWidgetNames, FOLD_PLACEHOLDER].map((one) => `{{${one}}}`).join(', ')}.`

/** Removes headings under which all text was left out. */
const removeEmptyHeadings = (body: readonly ContentNode[]): ContentNode[] =>
  body.filter((piece, at) => {
    const next = body[at + 1]
    return !(isHeadingPiece(piece) && (next === undefined || isHeadingPiece(next)))
  })

const isHeadingPiece = (piece: ContentNode): boolean => typeof piece === 'object' && piece.type === 'h2'

/** Shortens a text at the end of a word. */
function shortenText(text: string, most = MAX_DESCRIPTION_CHARACTERS): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
