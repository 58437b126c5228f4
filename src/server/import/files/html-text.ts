import { compile } from 'html-to-text'

/** HTML elements that are removed with their contents: code and external content. */
const SKIPPED_ELEMENTS = ['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'noscript', 'img', 'video', 'audio', 'form']
const HEADING_ELEMENTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/**
 * The maximum number of characters that are converted. A longer text stays unchanged, so that its length check refuses it. Cutting would
 * lose text unnoticed.
 */
const MAX_HTML_CHARACTERS = 1_000_000

const convertHtmlToText = compile({
  wordwrap: false,
  limits: { maxDepth: 100, maxInputLength: MAX_HTML_CHARACTERS },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...HEADING_ELEMENTS.map((selector) => ({ selector, options: { uppercase: false } })),
    // A table becomes text with one line per row.
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['th', 'td'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    ...SKIPPED_ELEMENTS.map((selector) => ({ selector, format: 'skip' })),
  ],
})

/**
 * Matches a text such as `a <b and c> d`, which looks like an HTML tag but is none. A real tag has attributes with values or attributes
 * that need no value.
 */
const TAG_LIKE_PATTERN = /<\/?([a-z][a-z\d-]*)((?:\s+[^\s<>="'/]+)+)\s*>/gi
const VALUELESS_ATTRIBUTE_PATTERN =
  /^(?:allowfullscreen|async|autofocus|autoplay|checked|compact|controls|default|defer|disabled|formnovalidate|hidden|inert|ismap|itemscope|loop|multiple|muted|nomodule|noshade|novalidate|nowrap|open|readonly|required|reversed|selected)$/i
const replaceTagLikeTexts = (text: string, as: (whole: string) => string): string =>
  text.replace(TAG_LIKE_PATTERN, (whole, name: string, words: string) => {
    const isTag =
      SKIPPED_ELEMENTS.includes(name.toLowerCase()) ||
      words
        .trim()
        .split(/\s+/)
        .every((word) => VALUELESS_ATTRIBUTE_PATTERN.test(word))
    return isTag ? whole : as(whole)
  })

/** Matches an HTML tag or entity. A text without any is not HTML. */
const HTML_PATTERN = /<\/?[a-z][^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/**
 * Converts HTML to plain text that is also valid Markdown: empty lines between paragraphs, dashes in front of list items. The result has no
 * tags, scripts or URLs. Escaped tags (`&lt;b&gt;`) become plain text, which is never rendered as HTML. A text without HTML stays
 * unchanged.
 */
export function htmlToText(text: string): string {
  if (text.length > MAX_HTML_CHARACTERS || !HTML_PATTERN.test(replaceTagLikeTexts(text, () => ''))) return text
  return (
    convertHtmlToText(replaceTagLikeTexts(text, (whole) => whole.replace('<', '&lt;').replace('>', '&gt;')))
      .replace(/\u00a0/g, ' ')
      .replace(/[ \t]+$/gm, '')
      // The HTML converter indents numbered lists by one space, which is removed.
      .replace(/^ (?=\d+\. )/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** Converts HTML to one line of text, such as a name, without list marks. */
export const htmlToSingleLine = (text: string): string =>
  (HTML_PATTERN.test(text) ? htmlToText(text).replace(/^(?:-|\d+\.) /gm, '') : text).replace(/\s+/g, ' ').trim()
