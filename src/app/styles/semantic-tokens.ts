import { defineSemanticTokens } from '@pandacss/dev'

/** Returns a colour with one value for the light theme and one for the dark theme. */
const lightAndDark = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })

/**
 * Colours by what they are for. The contrast of each text colour on `paper`, `sheet` and `well` was calculated: at least 4.5 for text, 3
 * for icons and borders of fields.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    /** The background of the page. */
    paper: lightAndDark('#f6f7f8', '#0c0f12'),
    /** The background of areas on the page: header, dialogs, the panel of a part. */
    sheet: lightAndDark('#ffffff', '#14181d'),
    /** The background of recessed areas: picture boxes, hovered rows. */
    well: lightAndDark('#eceff1', '#1d2329'),
    /** The background of the dark header, which is the same in both themes. */
    bezel: lightAndDark('#171c21', '#1d2329'),
    onBezel: lightAndDark('#f4f6f7', '#f4f6f7'),
    fg: {
      DEFAULT: lightAndDark('#12171c', '#f3f5f6'),
      muted: lightAndDark('#48525b', '#b4bdc5'),
      faint: lightAndDark('#5f6973', '#97a1aa'),
    },
    line: {
      DEFAULT: lightAndDark('#d8dde1', '#2b3239'),
      strong: lightAndDark('#7d8790', '#6f7a84'),
    },
    accent: { value: 'var(--accent)' },
    onAccent: { value: 'var(--on-accent)' },
    good: { DEFAULT: lightAndDark('#0b6638', '#63d69d'), soft: lightAndDark('#e2f3e9', '#10291d') },
    warn: { DEFAULT: lightAndDark('#7a4a00', '#f3bd55'), soft: lightAndDark('#fbf0d9', '#2d220c') },
    bad: { DEFAULT: lightAndDark('#a8201a', '#ff958c'), soft: lightAndDark('#fbe6e4', '#34140f') },
    veil: lightAndDark('rgb(12 15 18 / 0.45)', 'rgb(0 0 0 / 0.65)'),
  },
  /** The two kinds of lines between things. */
  borders: {
    hair: { value: '1px solid {colors.line}' },
    edge: { value: '1px solid {colors.line.strong}' },
  },
  fontSizes: {
    /** The size of body text: 16 px on phones, 14 px on wide screens (section 9 of the specification). */
    body: { value: { base: '{fontSizes.md}', md: '{fontSizes.sm}' } },
    /** The size of an emphasised part number. */
    hero: { value: { base: '{fontSizes.lg}', md: '{fontSizes.xl}' } },
  },
  spacing: {
    /** The space at the left and right edge of the page. */
    gutter: { value: { base: '{spacing.4}', _tiny: '{spacing.2}', md: '{spacing.6}', xl: '{spacing.8}' } },
    /** The height of the bottom bars: the tabs, and on some pages an action above them (global.ts). */
    bars: { value: 'calc(var(--bars, 56px) + env(safe-area-inset-bottom))' },
    /** The place of the tray of compared parts: above the bottom bars and the status line. */
    tray: { value: 'calc(var(--bars, 56px) + var(--said, 0px) + env(safe-area-inset-bottom))' },
    /** The space to leave free for the bottom bars, and for the status line and the tray above them. */
    thumb: { value: 'calc(var(--bars, 56px) + var(--said, 0px) + var(--tray, 0px) + 8px + env(safe-area-inset-bottom))' },
    /** The space between the sections of a screen. */
    section: { value: { base: '{spacing.8}', md: '{spacing.12}' } },
  },
  sizes: {
    /** The height of a control: finger-sized on phones, smaller on wide screens. */
    control: { value: { base: '{sizes.touch}', lg: '{sizes.10}' } },
  },
  shadows: {
    /** A line in the accent colour at the edge of the selected item. */
    markLeft: { value: 'inset 3px 0 0 {colors.accent}' },
    markTop: { value: 'inset 0 3px 0 {colors.accent}' },
    /** The shadow of overlays. Nothing else has a shadow. */
    float: { value: '0 1px 2px rgb(0 0 0 / 0.18), 0 12px 32px -8px rgb(0 0 0 / 0.28)' },
  },
})
