/** What XML 1.0 (section 2.2) has no place for, not even escaped: control characters, halves of surrogate pairs. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as it may stand in an element or an attribute. */
export const xmlText = (text: string): string => text.replace(NO_CHARACTER, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** An element with a text, on a line of its own; none where there is nothing to say. */
export const element = (name: string, text: string): string => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>\n`)
