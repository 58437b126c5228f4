import { escapeHtml } from '#server/mail/escape-html.ts'

/** Longer ones, such as an address of the web, have to break somewhere. */
const MAX_WHOLE = 32

/** Words of a letter as HTML. A word that holds a digit is a number, a day or an amount, and never stands on two lines. */
export const htmlWords = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((word) =>
      /\d/.test(word) && /\W/.test(word) && word.length <= MAX_WHOLE
        ? `<span style="white-space:nowrap">${escapeHtml(word)}</span>`
        : escapeHtml(word),
    )
    .join('')
