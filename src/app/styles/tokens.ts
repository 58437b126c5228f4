import { defineTokens } from '@pandacss/dev'

const FALLBACK_FONTS = '"Barlow by Roboto", "Barlow by Arial", system-ui, sans-serif'

/** The seven breakpoints of section 9 of the specification. */
export const breakpoints = {
  xs: '480px',
  sm: '576px',
  md: '768px',
  lg: '992px',
  xl: '1200px',
  '2xl': '1600px',
  '3xl': '2000px',
}

/** Distances in steps of 4 px. */
const spacingSteps = {
  0: { value: '0px' },
  px: { value: '1px' },
  0.5: { value: '2px' },
  1: { value: '4px' },
  1.5: { value: '6px' },
  2: { value: '8px' },
  3: { value: '12px' },
  4: { value: '16px' },
  5: { value: '20px' },
  6: { value: '24px' },
  8: { value: '32px' },
  10: { value: '40px' },
  12: { value: '48px' },
  16: { value: '64px' },
  20: { value: '80px' },
  24: { value: '96px' },
}

export const tokens = defineTokens({
  spacing: { ...spacingSteps, auto: { value: 'auto' } },
  sizes: {
    ...spacingSteps,
    18: { value: '72px' },
    full: { value: '100%' },
    half: { value: '50%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    fit: { value: 'fit-content' },
    /** The least size of what is tapped. */
    touch: { value: '48px' },
    icon: { value: '20px' },
    prose: { value: '66ch' },
    page: { value: '1440px' },
    /** The visible height of the window, without the bars of a phone's browser. Panda's own `screen` is 100vh. */
    window: { value: '100dvh' },
  },
  /** There are only five font sizes. They are in rem, so that the user's text size applies. */
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.25rem' },
    xl: { value: '1.75rem' },
  },
  fontWeights: { regular: { value: 400 }, bold: { value: 600 } },
  lineHeights: { tight: { value: 1.15 }, snug: { value: 1.3 }, body: { value: 1.45 } },
  letterSpacings: { none: { value: '0' }, wide: { value: '0.02em' } },
  fonts: {
    words: { value: `"Barlow Semi Condensed", ${FALLBACK_FONTS}` },
    /** Fonts of the system with the measures of the loaded font, which are available from the start (fonts.css). */
    standIn: { value: FALLBACK_FONTS },
    /** The font for numbers is used from the first page on. Until it is loaded a font with the same measures is shown, so nothing moves. */
    numbers: { value: '"Roboto Mono", "Roboto Mono by others", monospace' },
  },
  radii: { none: { value: '0' }, sm: { value: '2px' }, md: { value: '4px' }, round: { value: '999px' } },
  durations: { quick: { value: '120ms' } },
  animations: {
    rise: { value: 'rise 160ms cubic-bezier(0.2, 0, 0, 1)' },
    breathe: { value: 'breathe 1400ms ease-in-out infinite' },
    veil: { value: 'veil 120ms both' },
  },
  zIndex: { raised: { value: 1 }, bar: { value: 20 }, float: { value: 30 }, top: { value: 40 } },
  borderWidths: { hair: { value: '1px' }, thick: { value: '2px' }, bar: { value: '3px' } },
})

export const keyframes = {
  breathe: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
  slideIn: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(0)' } },
  veil: { from: { opacity: 0.2 }, to: { opacity: 0.4 } },
  rise: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'translateY(0)' } },
}
