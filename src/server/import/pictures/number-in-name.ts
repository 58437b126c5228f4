/** What the name of a file says: which number it is a picture of, and which of its pictures. */
export interface NumberInName {
  code: string
  /** Pictures of a part are shown in this order: 0 for the name without anything behind it. */
  place: number
}

/** What stands behind a number and says what a picture shows, in the order in which they are shown. */
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

/** `_2`, ` (3)`: plainly a count. `-2` and ` 2` may as well be the end of a number. */
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
 * What a file may be a picture of, the longest number first: `VT-1001-2.jpg` of VT-1001-2, else the second of VT-1001. `sure`: only what
 * cannot belong to a number is taken off it, for who does not know which numbers there are; the last is then what is meant.
 */
export function numbersInName(file: string, { sure = false } = {}): NumberInName[] {
  let name = file.replace(/\.[a-z0-9]{1,5}$/i, '').trim()
  const found: NumberInName[] = [{ code: name, place: 0 }]
  for (let place = 0; found.length < 4; ) {
    const next = shorter(name, sure)
    if (next === null || next.code === '') break
    // Of `front (2)` the view says more than the count, which puts it behind.
    place = place === 0 ? next.place : Math.max(place, next.place)
    name = next.code
    found.push({ code: name, place })
  }
  return found
}
