import { drawLogoMark } from './render-logo.ts'
import { accentColoursOf, contrastRatio } from './signal.ts'

/** An icon of the installed app, or of one of its shortcuts. */
export interface AppIcon {
  /** Edge length of the icon in pixels. */
  size: number
  /**
   * `bare`: the logo in the shop's colour on a transparent background. `filled`: a logo on the shop's colour, which fills the square, for
   * systems that crop the icon to a shape of their own. `stencil`: only the shape of the logo matters, because the system colours it.
   */
  fillStyle: 'bare' | 'filled' | 'stencil'
  /**
   * Size of the logo as a fraction of the edge. Systems may crop a filled icon to a circle with 4/5 of the edge as diameter, so the logo
   * must fit into that circle.
   */
  logoFraction: number
  /** Path on a 20 by 20 grid, which is drawn instead of the logo with a line width of 1.5. */
  glyphPath?: string
}

const shortcutIcon = (glyph: string): AppIcon => ({ size: 96, fillStyle: 'filled', logoFraction: 0.5, glyphPath: glyph })

/** Icons of the installed app, by file name below `/images/icon`. */
export const appIcons = {
  'any-192': { size: 192, fillStyle: 'bare', logoFraction: 0.96 },
  'any-512': { size: 512, fillStyle: 'bare', logoFraction: 0.96 },
  'maskable-512': { size: 512, fillStyle: 'filled', logoFraction: 0.68 },
  'monochrome-512': { size: 512, fillStyle: 'stencil', logoFraction: 0.6 },
  'apple-touch-180': { size: 180, fillStyle: 'filled', logoFraction: 0.76 },
  'search-96': shortcutIcon('M8.75 3.5a5.25 5.25 0 1 1 0 10.5 5.25 5.25 0 0 1 0-10.5M12.6 12.6l4.4 4.4'),
  'cart-96': shortcutIcon('M2.5 3.5h2.2l2 9.2h8.2l1.9-6.7H5.3M8 16.4a.6.6 0 1 0 0-.01M14 16.4a.6.6 0 1 0 0-.01'),
  'orders-96': shortcutIcon('M7 5.500h10M7 10h10M7 14.500h10M3.5 5.500h.1M3.5 10h.1M3.5 14.500h.1'),
  'offline-96': shortcutIcon('M10 3.500v9M6.3 9 10 12.7 13.7 9M3.5 16.500h13'),
} as const satisfies Record<string, AppIcon>

export type AppIconName = keyof typeof appIcons

export const isAppIcon = (name: string): name is AppIconName => Object.hasOwn(appIcons, name)

const lightInk = '#ffffff'
const darkInk = '#12171c'

/**
 * Draws an icon of the installed app as SVG in plain colours, because the renderer that makes a PNG of the icon supports no style sheets.
 */
export function renderAppIcon(icon: AppIcon, shop: { name: string; accent: string }): string {
  const { size, fillStyle, logoFraction } = icon
  const colour = accentColoursOf(shop.accent).accent
  const upon = contrastRatio(lightInk, colour) >= contrastRatio(darkInk, colour) ? lightInk : darkInk
  const ink = { bare: colour, filled: upon, stencil: lightInk }[fillStyle]
  const [grid, mark] = icon.glyphPath === undefined ? [40, drawLogoMark(shop.name, ink)] : [20, drawGlyph(icon.glyphPath, ink)]
  const scale = (size * logoFraction) / grid
  const edge = (size * (1 - logoFraction)) / 2
  const ground = fillStyle === 'filled' ? `<rect width="${size}" height="${size}" fill="${colour}"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">` +
    `${ground}<g transform="translate(${edge} ${edge}) scale(${scale})">${mark}</g></svg>`
  )
}

const drawGlyph = (path: string, ink: string) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`
