import { compile } from 'html-to-text'

/** What is no text: code, and what is drawn from elsewhere. */
const SKIPPED = ['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'noscript', 'img', 'video', 'audio', 'form']
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const toText = compile({
  wordwrap: false,
  limits: { maxDepth: 100, maxInputLength: 1_000_000 },
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

/** Tags and entities: without them a text is none of HTML, whatever signs stand in it. */
const HTML = /<\/?[a-z][^>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i

/**
 * What a text of HTML says, as plain text that is Markdown as well: paragraphs parted by an empty line, lists with dashes. No tag, script or
 * address of it stays. A text that holds no HTML stays as it is.
 */
export function textOfHtml(text: string): string {
  if (!HTML.test(text)) return text
  return toText(text)
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t]+$/gm, '')
    // Numbered lists come indented by one.
    .replace(/^ (?=\d+\. )/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A line of text, such as a name, without HTML and the marks of its lists. */
export const lineOfHtml = (text: string): string => (HTML.test(text) ? textOfHtml(text).replace(/^(?:-|\d+\.) /gm, '') : text).replace(/\s+/g, ' ').trim()
