/** Reads a drawing as XML: throws where tags do not close, attributes repeat or values are not quoted; gives back its elements. */
export function elementsOf(svg: string): { name: string; attributes: Map<string, string> }[] {
  const open: string[] = []
  const found: { name: string; attributes: Map<string, string> }[] = []
  let at = 0
  while (at < svg.length) {
    const start = svg.indexOf('<', at)
    const text = svg.slice(at, start < 0 ? svg.length : start)
    if (/&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(text) || text.includes('>')) throw new Error(`unescaped text: ${text.slice(0, 40)}`)
    if (start < 0) break
    const end = svg.indexOf('>', start)
    if (end < 0) throw new Error('an open tag')
    const tag = svg.slice(start + 1, end)
    at = end + 1
    if (tag.startsWith('/')) {
      if (open.pop() !== tag.slice(1)) throw new Error(`wrong end: ${tag}`)
      continue
    }
    found.push(element(tag))
    if (!tag.endsWith('/')) open.push(found.at(-1)?.name ?? '')
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join()}`)
  return found
}

function element(tag: string): { name: string; attributes: Map<string, string> } {
  const name = /^[a-zA-Z]+/.exec(tag)?.[0] ?? ''
  let rest = tag.slice(name.length).replace(/\/$/, '')
  const attributes = new Map<string, string>()
  for (;;) {
    const found = /^\s+([a-zA-Z][a-zA-Z0-9-]*)="([^"<]*)"/.exec(rest)
    if (!found) break
    const [all, key = '', value = ''] = found
    if (attributes.has(key)) throw new Error(`twice ${key}`)
    attributes.set(key, value)
    rest = rest.slice(all.length)
  }
  if (name === '' || rest.trim() !== '') throw new Error(`not a tag: ${tag.slice(0, 60)}`)
  return { name, attributes }
}

/** How many elements bear a class. */
export const countOf = (svg: string, name: string): number =>
  elementsOf(svg).filter((e) => (e.attributes.get('class') ?? '').split(' ').includes(name)).length

/** The corners of the first outline of a path made of one absolute point and relative lines. */
export function cornersOf(d: string): { x: number; y: number }[] {
  const numbers = (/^M([^Z]*)Z/.exec(d)?.[1] ?? '').match(/-?\d*\.?\d+/g)?.map(Number) ?? []
  let [x, y] = [0, 0]
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => {
    x = (i === 0 ? 0 : x) + (numbers[2 * i] ?? 0)
    y = (i === 0 ? 0 : y) + (numbers[2 * i + 1] ?? 0)
    return { x, y }
  })
}

/** Teeth counted in the outline itself: how often it rises above the middle between its smallest and its greatest radius. */
export function teethIn(d: string): number {
  const corners = cornersOf(d)
  const cx = corners.reduce((s, p) => s + p.x, 0) / corners.length
  const cy = corners.reduce((s, p) => s + p.y, 0) / corners.length
  const radii = corners.map((p) => Math.hypot(p.x - cx, p.y - cy))
  const middle = (Math.min(...radii) * 1 + Math.max(...radii) * 3) / 4
  return radii.filter((r, i) => r >= middle && (radii[(i + radii.length - 1) % radii.length] ?? 0) < middle).length
}
