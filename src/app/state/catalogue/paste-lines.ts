/**
 * Pasted lines as the one line of a search box: rows parted by `; `, columns by two blanks, so that they can still be told apart. Null when
 * there is nothing to keep.
 */
export function pastedLines(text: string): string | null {
  if (!/[\r\n\t]/.test(text.trim())) return null
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\t+/g, '  ').replace(/;\s+/g, ';').trim())
    .filter((line) => line !== '')
    .join('; ')
}
