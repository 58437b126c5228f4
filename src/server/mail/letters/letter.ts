import { escapeMarkup } from '#server/kernel/escape-markup.ts'
import { defaultLetterColours, type LetterColours } from '#server/mail/accent-of.ts'
import { htmlWithUnbrokenCodes } from './html-words.ts'
import { type LetterRow, renderHtmlTable, renderTextTable } from './letter-table.ts'

/** The content of a mail, before it is converted to text and HTML. */
export interface LetterContent {
  subject: string
  greeting: string
  /** The text before the code and the link of the mail. */
  opening: string
  code?: { label: string; digits: string }
  /** Tables with two columns, such as the lines and totals of an order. */
  tables?: readonly (readonly LetterRow[])[]
  /** Further text before the link of the mail. */
  body?: readonly string[]
  link?: { label: string; url: string }
  /** The text after code and link: how long they are valid, and what to do if the recipient did not request the mail. */
  closing: string[]
  language: 'en' | 'de'
}

/** The data that every mail needs. */
export interface CommonLetterData {
  shop: string
  /**
   * The recipient's name. Null for an unconfirmed address, because the name was typed by the person who registered and must not appear in
   * our mails.
   */
  realname: string | null
  language: string
}

export type LetterLanguage = 'en' | 'de'

/** Returns the language of mails that is closest to a language tag. */
export const letterLanguageOf = (tag: string): LetterLanguage => (/^de\b/i.test(tag) ? 'de' : 'en')

const SALUTATION: Record<LetterLanguage, string> = { en: 'Hello', de: 'Guten Tag' }

/** Returns the greeting of a mail, with the recipient's name if it may be used. */
export const greetingFor = (realname: string | null, language: LetterLanguage): string =>
  realname === null ? `${SALUTATION[language]},` : `${SALUTATION[language]} ${realname},`

/** Returns the plain text part of a mail. The code is on a separate line, so that it can be copied from a lock screen. */
export function letterText({ greeting, opening, code, tables = [], body = [], link, closing }: LetterContent, shop: string): string {
  const parts = [greeting, opening]
  if (code) parts.push(`${code.label}\n\n    ${code.digits}`)
  for (const rows of tables) parts.push(renderTextTable(rows))
  parts.push(...body)
  if (link) parts.push(`${link.label}\n${link.url}`)
  return `${[...parts, ...closing, shop].join('\n\n')}\n`
}

const htmlParagraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`

/** Returns the HTML part of a mail: one column in the shop's colour, without pictures and external files. */
export function letterHtml(letter: LetterContent, shop: string, { accent, onAccent }: LetterColours = defaultLetterColours): string {
  const { greeting, opening, code, tables = [], body = [], link, closing, language, subject } = letter
  const parts = [htmlParagraph(escapeMarkup(greeting)), htmlParagraph(htmlWithUnbrokenCodes(opening))]
  if (code) {
    parts.push(htmlParagraph(escapeMarkup(code.label)))
    parts.push(`<p style="margin:0 0 16px;font:700 28px/1.2 monospace;letter-spacing:4px">${escapeMarkup(code.digits)}</p>`)
  }
  for (const rows of tables) parts.push(renderHtmlTable(rows))
  for (const line of body) parts.push(htmlParagraph(htmlWithUnbrokenCodes(line)))
  if (link) {
    const address = escapeMarkup(link.url)
    const button = `display:inline-block;padding:12px 20px;color:${onAccent};background:${accent};border-radius:4px;text-decoration:none`
    parts.push(htmlParagraph(`<a href="${address}" style="${button}">${escapeMarkup(link.label)}</a>`))
    parts.push(`<p style="margin:0 0 16px;font-size:12px;overflow-wrap:anywhere">${address}</p>`)
  }
  for (const line of closing) parts.push(htmlParagraph(escapeMarkup(line)))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b1b1b;background:#ffffff;overflow-wrap:anywhere">
<div style="max-width:560px">
<p style="margin:0 0 24px;padding:12px 16px;font-weight:700;color:${onAccent};background:${accent};border-radius:4px">${escapeMarkup(shop)}</p>
${parts.join('\n')}
<p style="margin:0">${escapeMarkup(shop)}</p>
</div></body></html>
`
}
