import { type LetterColours, plainColours } from '#server/mail/accent-of.ts'
import { escapeHtml } from '#server/mail/escape-html.ts'
import { htmlWords } from './html-words.ts'
import { htmlTable, type Row, textTable } from './letter-table.ts'

/** What a letter says, before it becomes text and HTML. */
export interface Letter {
  subject: string
  greeting: string
  /** Before the code and the link. */
  opening: string
  code?: { label: string; digits: string }
  /** What it is about, such as the lines of an order and their sums, side by side in two columns. */
  tables?: readonly (readonly Row[])[]
  /** What else is to be known, before the link. */
  body?: readonly string[]
  link?: { label: string; address: string }
  /** After them: how long they hold, what to do when it was not you. */
  closing: string[]
  language: 'en' | 'de'
}

/** What every letter knows. */
export interface LetterFacts {
  shop: string
  /** Null where nobody has confirmed the address: the name was then typed by whoever registered, and would otherwise write our mails. */
  realname: string | null
  language: string
}

export type LetterLanguage = 'en' | 'de'

/** The language that a letter is written in: the nearest that we have. */
export const letterLanguage = (tag: string): LetterLanguage => (/^de\b/i.test(tag) ? 'de' : 'en')

const SALUTATION: Record<LetterLanguage, string> = { en: 'Hello', de: 'Guten Tag' }

/** Greets by name where the name may be used. */
export const greetingTo = (realname: string | null, language: LetterLanguage): string =>
  realname === null ? `${SALUTATION[language]},` : `${SALUTATION[language]} ${realname},`

/** The plain text part. The code stands on a line of its own, so that it can be copied from a lock screen. */
export function textOf({ greeting, opening, code, tables = [], body = [], link, closing }: Letter, shop: string): string {
  const parts = [greeting, opening]
  if (code) parts.push(`${code.label}\n\n    ${code.digits}`)
  for (const rows of tables) parts.push(textTable(rows))
  parts.push(...body)
  if (link) parts.push(`${link.label}\n${link.address}`)
  return `${[...parts, ...closing, shop].join('\n\n')}\n`
}

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

/** The HTML part: one column in the shop's colour, no picture, nothing from elsewhere, so that it needs no consent to be read. */
export function htmlOf(letter: Letter, shop: string, { accent, onAccent }: LetterColours = plainColours): string {
  const { greeting, opening, code, tables = [], body = [], link, closing, language, subject } = letter
  const parts = [paragraph(escapeHtml(greeting)), paragraph(htmlWords(opening))]
  if (code) {
    parts.push(paragraph(escapeHtml(code.label)))
    parts.push(`<p style="margin:0 0 16px;font:700 28px/1.2 monospace;letter-spacing:4px">${escapeHtml(code.digits)}</p>`)
  }
  for (const rows of tables) parts.push(htmlTable(rows))
  for (const line of body) parts.push(paragraph(htmlWords(line)))
  if (link) {
    const address = escapeHtml(link.address)
    const button = `display:inline-block;padding:12px 20px;color:${onAccent};background:${accent};border-radius:4px;text-decoration:none`
    parts.push(paragraph(`<a href="${address}" style="${button}">${escapeHtml(link.label)}</a>`))
    parts.push(`<p style="margin:0 0 16px;font-size:12px;overflow-wrap:anywhere">${address}</p>`)
  }
  for (const line of closing) parts.push(paragraph(escapeHtml(line)))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b1b1b;background:#ffffff;overflow-wrap:anywhere">
<div style="max-width:560px">
<p style="margin:0 0 24px;padding:12px 16px;font-weight:700;color:${onAccent};background:${accent};border-radius:4px">${escapeHtml(shop)}</p>
${parts.join('\n')}
<p style="margin:0">${escapeHtml(shop)}</p>
</div></body></html>
`
}
