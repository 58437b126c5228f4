/** The part number in a file name, and the picture's position. */
export interface NumberInName {
  code: string
  /** The position of a part's picture. 0 for a name without suffix. */
  place: number
}

/** Suffixes that describe the view, in display order. */
const views = [
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
const FIRST_VIEW = 100

/** `_2` and ` (3)` are clearly a count. `-2` and ` 2` may be part of the number. */
const counted = /^(.*?)(?:\s*\((\d{1,3})\)|_(\d{1,2}))$/s
const perhapsCounted = /^(.*?)[-. ](\d{1,2})$/s
const viewed = new RegExp(`^(.*?)[-_. ]+(${views.join('|')})$`, 'is')

function shorter(name: string, sure: boolean): NumberInName | null {
  const [, view, word = ''] = viewed.exec(name) ?? []
  if (view) return { code: view.trim(), place: word.toLowerCase() === 'main' ? 0 : FIRST_VIEW + views.indexOf(word.toLowerCase()) }
  const [, before, inBrackets, behind] = counted.exec(name) ?? []
  if (before) return { code: before.trim(), place: Number(inBrackets ?? behind) }
  const [, perhaps, count] = (sure ? null : perhapsCounted.exec(name)) ?? []
  return perhaps ? { code: perhaps.trim(), place: Number(count) } : null
}

/**
 * The possible part numbers of a file name, longest first. `VT-1001-2.jpg` is for VT-1001-2, or the second picture of VT-1001. `sure`:
 * removes only suffixes that cannot belong to a number. Use it when the existing numbers are unknown: the last result is then the number.
 */
export function numbersInName(file: string, { sure = false } = {}): NumberInName[] {
  let name = file.replace(/\.[a-z0-9]{1,5}$/i, '').trim()
  const found: NumberInName[] = [{ code: name, place: 0 }]
  for (let place = 0; found.length < 4; ) {
    const next = shorter(name, sure)
    if (next === null || next.code === '') break
    // In `front (2)` the view decides the position more than the count.
    place = place === 0 ? next.place : Math.max(place, next.place)
    name = next.code
    found.push({ code: name, place })
  }
  return found
}
