/**
 * The signal colour is the tenant's accent in the same hue, darkened for the light theme and lightened for the dark theme until text is
 * readable. This is the colour of a tenant without accent.
 */
const defaultAccent = '#e07b00'
const lightThemeBackground = '#f6f7f8'
const darkThemeBackground = '#14171a'

type Rgb = readonly [number, number, number]

function parseRgb(colour: string): Rgb | undefined {
  const found = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (!found) return undefined
  const full = found.length === 3 ? [...found].map((c) => c + c).join('') : found
  const part = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

const relativeLuminance = ([r, g, b]: Rgb): number => {
  const linear = (v: number): number => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** Returns the contrast ratio of two colours, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [la, lb] = [relativeLuminance(parseRgb(a) ?? [0, 0, 0]), relativeLuminance(parseRgb(b) ?? [0, 0, 0])]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

const toHexColour = (rgb: Rgb): string => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`

function mixUntilReadable(colour: Rgb, paper: string, towards: Rgb): string {
  for (let share = 0; share <= 1; share += 0.05) {
    const [r, g, b] = colour.map((v, i) => v + ((towards[i] ?? 0) - v) * share)
    const mixed = toHexColour([r ?? 0, g ?? 0, b ?? 0])
    if (contrastRatio(mixed, paper) >= 4.5) return mixed
  }
  return toHexColour(towards)
}

/**
 * Returns a tenant's accent colour as it is, and adapted to the light and the dark theme. Anything other than a #rrggbb or #rgb colour is
 * replaced by amber.
 */
export function accentColoursOf(accent: string | undefined): { accent: string; day: string; night: string } {
  const rgb = parseRgb(accent ?? defaultAccent) ?? parseRgb(defaultAccent) ?? [224, 123, 0]
  return {
    accent: toHexColour(rgb),
    day: mixUntilReadable(rgb, lightThemeBackground, [0, 0, 0]),
    night: mixUntilReadable(rgb, darkThemeBackground, [255, 255, 255]),
  }
}
