import { InvalidArgumentError } from 'commander'
import type { TenantConfig } from '#contract/config.ts'
import { contrastRatio } from '#drawings/signal.ts'

const TEXT_COLOURS = { dark: '#1b1b1b', light: '#ffffff' }
/** A colour close to the background of the app in dark mode. The accent colour must be readable on it. */
export const DARK_MODE_BACKGROUND = '#161616'
/** Minimum contrast between text and background by WCAG (level AA). */
const MIN_CONTRAST = 4.5

const rgbChannels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The text colour that is read best on a background colour. */
export const textColourOn = (hex: string): string =>
  contrastRatio(hex, TEXT_COLOURS.light) >= contrastRatio(hex, TEXT_COLOURS.dark) ? TEXT_COLOURS.light : TEXT_COLOURS.dark

const lightenColour = (hex: string, by: number): string =>
  `#${rgbChannels(hex)
    .map((value) =>
      Math.round(value + (255 - value) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/**
 * Derives a shop's four accent colours from one colour: the accent for light mode, the accent for dark mode, and the text colour on each.
 * For dark mode the accent is lightened until it has enough contrast.
 */
export function accentColoursFrom(light: string): TenantConfig['accent'] {
  const dark =
    Array.from({ length: 11 }, (_, step) => lightenColour(light, step / 10)).find(
      (one) => contrastRatio(one, DARK_MODE_BACKGROUND) >= MIN_CONTRAST,
    ) ?? TEXT_COLOURS.light
  return { light, onLight: textColourOn(light), dark, onDark: textColourOn(dark) }
}

/** Reads a colour from the command line: `#f5a300`. Throws InvalidArgumentError. */
export function parseHexColour(text: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new InvalidArgumentError('A colour looks like "#f5a300" (in quotes).')
  return text.toLowerCase()
}
