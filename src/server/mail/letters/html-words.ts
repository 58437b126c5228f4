import { escapeMarkup } from '#server/kernel/escape-markup.ts'

/** The longest word of a mail that is kept on one line. Longer words, such as URLs, may break anywhere. */
const MAX_UNBROKEN_CHARACTERS = 32

/** Converts words of a mail to HTML. A word with a digit (number, day, amount) is never broken. */
export const htmlWithUnbrokenCodes = (words: string): string =>
  words
    .split(/(\s+)/)
    .map((word) =>
      /\d/.test(word) && /\W/.test(word) && word.length <= MAX_UNBROKEN_CHARACTERS
        ? `<span style="white-space:nowrap">${escapeMarkup(word)}</span>`
        : escapeMarkup(word),
    )
    .join('')
