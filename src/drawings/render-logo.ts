import { arcPoints, type ClosedOutline, rotateOutline } from './outlines.ts'
import { escapeXml, formatNumber, joinNumbers } from './pen.ts'
import { accentColoursOf } from './signal.ts'

/** Returns a hash of a name (FNV-1a, 32 bit), which is the same on every device. */
function hashShopName(name: string): number {
  let hash = 0x811c9dc5
  for (const c of name) hash = Math.imul(hash ^ (c.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** Returns the outline of a winding slot seen from the end: round or square at the bottom, with a narrow opening at the rim. */
function slotOutline(depth: number, width: number, mouth: number, round: boolean): ClosedOutline {
  const rim = 18.4
  const floor = rim - 2.6 - depth
  const w = width / 2
  const bottom = round
    ? arcPoints({ y: 0, z: floor + w }, w, 90, 270)
    : [
        { y: w * 0.8, z: floor },
        { y: -w * 0.8, z: floor },
      ]
  return [
    { y: -mouth / 2, z: rim + 1 },
    { y: mouth / 2, z: rim + 1 },
    { y: mouth / 2, z: rim - 2 },
    { y: w, z: rim - 3.4 },
    ...bottom,
    { y: -w, z: rim - 3.4 },
    { y: -mouth / 2, z: rim - 2 },
  ]
}

/**
 * Draws a tenant's logo in one colour, 40 by 40: the end of a slotted armature. A hash of the name decides slots and shaft. A larger SVG
 * may contain the logo only once, because its mask has a fixed id.
 */
export function drawLogoMark(name: string, colour: string): string {
  const hash = hashShopName(name)
  const slots = 7 + (hash % 4)
  const round = (hash >> 3) % 2 === 0
  const depth = 6 + ((hash >> 5) % 3) * 0.6
  const first = ((hash >> 7) % 2) * (180 / slots)
  const width = Math.min(5.6, (2 * Math.PI * 10.5) / slots - 2.2)
  const path = (outline: ClosedOutline): string =>
    `${outline.map((p, i) => (i === 0 ? 'M' : 'L') + joinNumbers(20 + p.y, 20 - p.z)).join('')}Z`
  const rim = `M20 1.6a18.4 18.4 0 1 1 0 36.8a18.4 18.4 0 1 1 0-36.8Z`
  const cut = Array.from({ length: slots }, (_, i) =>
    path(rotateOutline(slotOutline(depth, width, 1.5, round), first + (i * 360) / slots)),
  ).join('')
  const mask = `<mask id="m"><rect width="40" height="40" fill="#fff"/><path d="${cut}" fill="#000"/><circle cx="20" cy="20" r="${formatNumber(3 + ((hash >> 9) % 3) * 0.4)}" fill="#000"/>${(hash >> 11) % 2 ? '<path d="M18.9 14.8h2.2v4h-2.2Z" fill="#000"/>' : ''}</mask>`
  return `${mask}<path fill="${colour}" d="${rim}" mask="url(#m)"/>`
}

/** Draws a tenant's logo as a separate SVG, in the tenant's colour for the light or the dark theme. */
export function renderLogo(name: string, { light, dark }: { light: string; dark: string }): string {
  const colours = `svg{color:${accentColoursOf(light).accent}}@media (prefers-color-scheme:dark){svg{color:${accentColoursOf(dark).accent}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40" role="img"><title>${escapeXml(name)}</title><style>${colours}</style>${drawLogoMark(name, 'currentColor')}</svg>`
}
