const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML content and quoted attributes. Control characters are removed, because HTML does not allow them. */
export const escapeHtml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the point
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** Escapes JSON for a script element of a page, so that the JSON cannot contain `</script>` or `<!--`. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
