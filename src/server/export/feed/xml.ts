import { escapeMarkup } from '#server/kernel/escape-markup.ts'

/** An element with a text, on a line of its own; none where there is nothing to say. */
export const xmlElement = (name: string, text: string): string => (text === '' ? '' : `<${name}>${escapeMarkup(text)}</${name}>\n`)
