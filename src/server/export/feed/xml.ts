/** Matches characters that XML 1.0 (section 2.2) does not allow even when escaped: control characters and unpaired surrogates. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Escapes a text for an XML element or attribute. */
export const xmlText = (text: string): string => text.replace(NO_CHARACTER, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/** Returns an XML element with a text, on its own line. Returns an empty text if the element's text is empty. */
export const element = (name: string, text: string): string => (text === '' ? '' : `<${name}>${xmlText(text)}</${name}>\n`)
