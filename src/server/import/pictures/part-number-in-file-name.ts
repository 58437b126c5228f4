/** The part number that a file name contains, and the place of the picture among the part's pictures. */
export interface PartNumberInFileName {
  code: string
  /** The place of the picture among the part's pictures. 0 for a name without a suffix. */
  sortPosition: number
}

/** Suffixes of file names that describe the view of the part, in the order in which the views are shown. */
const viewWords = [
  'main',
  'front',
  'view',
  'side',
  'left',
  'right',
  'top',
  'rear',
  'back',
  'bottom',
  'detail',
  'label',
  'box',
  'dimensions',
  'drawing',
]
const FIRST_VIEW_POSITION = 100

/** The suffixes `_2` and ` (3)` can only be a count. The suffixes `-2` and ` 2` may also be part of the part number. */
const countSuffixPattern = /^(.*?)(?:\s*\((\d{1,3})\)|_(\d{1,2}))$/s
const possibleCountSuffixPattern = /^(.*?)[-. ](\d{1,2})$/s
const viewSuffixPattern = new RegExp(`^(.*?)[-_. ]+(${viewWords.join('|')})$`, 'is')

function stripViewSuffix(name: string, sure: boolean): PartNumberInFileName | null {
  const [, view, word = ''] = viewSuffixPattern.exec(name) ?? []
  if (view)
    return {
      code: view.trim(),
      sortPosition: word.toLowerCase() === 'main' ? 0 : FIRST_VIEW_POSITION + viewWords.indexOf(word.toLowerCase()),
    }
  const [, before, inBrackets, behind] = countSuffixPattern.exec(name) ?? []
  if (before) return { code: before.trim(), sortPosition: Number(inBrackets ?? behind) }
  const [, perhaps, count] = (sure ? null : possibleCountSuffixPattern.exec(name)) ?? []
  return perhaps ? { code: perhaps.trim(), sortPosition: Number(count) } : null
}

/**
 * Returns the part numbers that a file name may contain, longest first. `VT-1001-2.jpg` is a picture of VT-1001-2, or the second picture of
 * VT-1001. With `sure`, only suffixes that cannot belong to a number are removed. Use `sure` when the shop's numbers are unknown: the last
 * result is then the number.
 */
export function partNumbersInFileName(file: string, { sure = false } = {}): PartNumberInFileName[] {
  let name = file.replace(/\.[a-z0-9]{1,5}$/i, '').trim()
  const found: PartNumberInFileName[] = [{ code: name, sortPosition: 0 }]
  for (let place = 0; found.length < 4; ) {
    const next = stripViewSuffix(name, sure)
    if (next === null || next.code === '') break
    // In a name such as `front (2)`, the view matters more for the place of the picture than the count.
    place = place === 0 ? next.sortPosition : Math.max(place, next.sortPosition)
    name = next.code
    found.push({ code: name, sortPosition: place })
  }
  return found
}
