import { compile } from 'html-to-text'

/** Elements without text: code and external content. */
const SKIPPED = ['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'noscript', 'img', 'video', 'audio', 'form']
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Longer texts stay unchanged and are refused by their own length check. Cutting would lose text unnoticed. */
const LONGEST = 1_000_000

const toText = compile({
  wordwrap: false,
  limits: { maxDepth: 100, maxInputLength: LONGEST },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
    // A table becomes one line per row.
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['th', 'td'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
  ],
})

/** Matches a text such as `a <b and c> d`, which only looks like a tag. A real tag has attributes with values, or one of these names. */
const LIKE_A_TAG = /<\/?([a-z][a-z\d-]*)((?:\s+[^\s<>="'/]+)+)\s*>/gi
const ALONE =
  /^(?:allowfullscreen|async|autofocus|autoplay|checked|compact|controls|default|defer|disabled|formnovalidate|hidden|inert|ismap|itemscope|loop|multiple|muted|nomodule|noshade|novalidate|nowrap|open|readonly|required|reversed|selected)$/i
const withLikes = (text: string, as: (whole: string) => string): string =>
  text.replace(LIKE_A_TAG, (whole, name: string, words: string) => {
    const isTag =
      SKIPPED.includes(name.toLowerCase()) ||
      words
        .trim()
        .split(/\s+/)
        .every((word) => ALONE.test(word))
    return isTag ? whole : as(whole)
  })

/** Tags and entities. A text without them is not HTML. */
const HTML = /<\/?[a-z][^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/**
 * Converts HTML to plain text that is also Markdown: paragraphs with empty lines, lists with dashes. No tags, scripts or URLs remain.
 * Escaped tags (`&lt;b&gt;`) become plain text, which is never rendered as HTML. A text without HTML stays unchanged.
 */
export function textOfHtml(text: string): string {
  if (text.length > LONGEST || !HTML.test(withLikes(text, () => ''))) return text
  return (
    toText(withLikes(text, (whole) => whole.replace('<', '&lt;').replace('>', '&gt;')))
      .replace(/\u00a0/g, ' ')
      .replace(/[ \t]+$/gm, '')
      // The converter indents numbered lists by one space.
      .replace(/^ (?=\d+\. )/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** A one-line text, such as a name, without HTML and list marks. */
export const lineOfHtml = (text: string): string =>
  (HTML.test(text) ? textOfHtml(text).replace(/^(?:-|\d+\.) /gm, '') : text).replace(/\s+/g, ' ').trim()
