import TurndownService from 'turndown'

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*', hr: '---' })
// A description is read as text: marks that stood in it stay as they are.
service.escape = (text) => text
service.remove(['script', 'style', 'noscript'])
// Pictures come by their own names, and where a supplier's links lead is not the shop's to promise.
service.addRule('no picture', { filter: ['img'], replacement: () => '' })
service.addRule('no link', { filter: ['a'], replacement: (content) => content })
service.addRule('cell', { filter: ['td', 'th'], replacement: (content) => `${content.trim()} ` })
service.addRule('row', { filter: 'tr', replacement: (content) => `\n${content.trim()}` })

/** A tag, or a character written by its name or number. */
const HTML = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--|&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i

/** A description as plain Markdown: headings, lists and emphasis stay, all other HTML becomes its text. A text without HTML stays as it is. */
export function htmlToMarkdown(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n').trim()
  if (!HTML.test(plain)) return plain
  // Blanks behind the sign of a list are for rendering alone.
  return service.turndown(plain).replace(/^(\s*(?:-|\d+\.)) +/gm, '$1 ').replace(/[ \t]+$/gm, '').replace(/\n{3,}/g, '\n\n').trim()
}

/** A line of text, such as a name, without HTML and its marks. */
export const htmlToLine = (text: string): string =>
  (HTML.test(text) ? htmlToMarkdown(text).replace(/^(?:#+|-|\d+\.) /gm, '').replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '') : text).replace(/\s+/g, ' ').trim()
