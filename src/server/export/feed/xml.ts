import { escapeMarkup } from '#server/kernel/escape-markup.ts'

/** Returns an XML element with a text, on a line of its own. Returns an empty string if the text is empty. */
export const xmlElement = (name: string, text: string): string => (text === '' ? '' : `<${name}>${escapeMarkup(text)}</${name}>\n`)
