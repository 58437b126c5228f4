/**
 * Returns several pasted lines as one line for a search box: rows separated by `; `, columns by two spaces, so that they can still be told
 * apart. Null if the text has one line and one column.
 */
export function joinPastedLines(text: string): string | null {
  if (!/[\r\n\t]/.test(text.trim())) return null
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\t+/g, '  ').replace(/;\s+/g, ';').trim())
    .filter((line) => line !== '')
    .join('; ')
}
