/** Characters that neither XML 1.0 (section 2.2) nor HTML allows, not even escaped: control characters and lone surrogates. */
const FORBIDDEN_XML_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const markupEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for the content and the quoted attributes of HTML and XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(FORBIDDEN_XML_CHARACTERS, '').replace(/[&<>"']/g, (character) => markupEntities[character] ?? character)
