import { looksLikeNumber, numberKey } from '#contract/numbers.ts'

/** Other spellings and shorter pieces that are worth a try after a search found nothing. At most four, none equal to the search. */
export function searchWays(text: string): string[] {
  if (!looksLikeNumber(text))
    return text
      .trim()
      .split(/\s+/)
      .filter((word) => word.length >= 3 && word !== text.trim())
      .slice(0, 4)
  // Shortened at what cannot be read, it is a number that nobody wrote.
  if (/[?*]/.test(text)) return []
  const key = numberKey(text)
  const ways = [
    key.replaceAll('O', '0').replace(/[IL]/g, '1'),
    key.replaceAll('O', '0'),
    key.replace(/[IL]/g, '1'),
    key.length > 8 ? key.slice(0, -1) : '',
    key.length > 6 ? key.slice(0, Math.max(5, Math.floor(key.length * 0.6))) : '',
  ]
  return [...new Set(ways)].filter((way) => way.length >= 4 && way !== key).slice(0, 4)
}
