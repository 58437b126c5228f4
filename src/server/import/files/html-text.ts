import { compile } from 'html-to-text'

/** What is no text: code, and what is drawn from elsewhere. */
const SKIPPED = ['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'noscript', 'img', 'video', 'audio', 'form']
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

/** Longer texts stay as they are, and are refused by whoever says how long a text may be: what is cut would be lost in silence. */
const LONGEST = 1_000_000

const toText = compile({
  wordwrap: false,
  limits: { maxDepth: 100, maxInputLength: LONGEST },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
    // A table of data: a line a row.
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['th', 'td'].map((selector) => ({ selector, format: 'inlineSurround', options: { suffix: ' ' } })),
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
  ],
})

/** `a <b and c> d` begins as a tag does, and is none: what stands behind a tag's name has a value, or is one of these. */
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

/** Tags and entities: without them a text is none of HTML, whatever signs stand in it. */
const HTML = /<\/?[a-z][^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/**
 * What a text of HTML says, as plain text that is Markdown as well: paragraphs parted by an empty line, lists with dashes. No tag, script or
 * address of it stays; what was written as words (`&lt;b&gt;`) is words again, to be drawn as text and never as HTML. A text that holds no HTML
 * stays as it is.
 */
export function textOfHtml(text: string): string {
  if (text.length > LONGEST || !HTML.test(withLikes(text, () => ''))) return text
  return (
    toText(withLikes(text, (whole) => whole.replace('<', '&lt;').replace('>', '&gt;')))
      .replace(/\u00a0/g, ' ')
      .replace(/[ \t]+$/gm, '')
      // Numbered lists come indented by one.
      .replace(/^ (?=\d+\. )/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** A line of text, such as a name, without HTML and the marks of its lists. */
export const lineOfHtml = (text: string): string =>
  (HTML.test(text) ? textOfHtml(text).replace(/^(?:-|\d+\.) /gm, '') : text).replace(/\s+/g, ' ').trim()
