import { InvalidArgumentError } from 'commander'
import type { TenantConfig } from '#contract/config.ts'
import { contrast } from '#drawings/signal.ts'

const INKS = { dark: '#1b1b1b', light: '#ffffff' }
/** The app's dark paper, nearly. The accent must be seen upon it. */
export const NIGHT = '#161616'
/** What WCAG asks of text. */
const READABLE = 4.5

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The ink that is read best upon a colour. */
export const inkOn = (hex: string): string => (contrast(hex, INKS.light) >= contrast(hex, INKS.dark) ? INKS.light : INKS.dark)

const nearerWhite = (hex: string, by: number): string =>
  `#${channels(hex)
    .map((value) =>
      Math.round(value + (255 - value) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** All four colours of a tenant from one: its inks, and for dark screens as much lighter as it must be to be seen there. */
export function accentFrom(light: string): TenantConfig['accent'] {
  const dark =
    Array.from({ length: 11 }, (_, step) => nearerWhite(light, step / 10)).find((one) => contrast(one, NIGHT) >= READABLE) ?? INKS.light
  return { light, onLight: inkOn(light), dark, onDark: inkOn(dark) }
}

/** A colour as typed: `#f5a300`. */
export function colour(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new InvalidArgumentError('A colour looks like "#f5a300" (in quotes).')
  return text.toLowerCase()
}
