import { defineSemanticTokens } from '@pandacss/dev'

/** A colour for the light and the dark theme. */
const both = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })

/** Contrast is calculated for each text colour on `paper`, `sheet` and `well`: at least 4.5 for text, 3 for icons and field borders. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    /** The page. */
    paper: both('#f6f7f8', '#0c0f12'),
    /** Surfaces on the page: header, dialogs, the part's sheet. */
    sheet: both('#ffffff', '#14181d'),
    /** Recessed areas: picture boxes, hovered rows. */
    well: both('#eceff1', '#1d2329'),
    /** The dark header, the same in both themes. */
    bezel: both('#171c21', '#1d2329'),
    onBezel: both('#f4f6f7', '#f4f6f7'),
    fg: {
      DEFAULT: both('#12171c', '#f3f5f6'),
      muted: both('#48525b', '#b4bdc5'),
      faint: both('#5f6973', '#97a1aa'),
    },
    line: {
      DEFAULT: both('#d8dde1', '#2b3239'),
      strong: both('#7d8790', '#6f7a84'),
    },
    accent: { value: 'var(--accent)' },
    onAccent: { value: 'var(--on-accent)' },
    good: { DEFAULT: both('#0b6638', '#63d69d'), soft: both('#e2f3e9', '#10291d') },
    warn: { DEFAULT: both('#7a4a00', '#f3bd55'), soft: both('#fbf0d9', '#2d220c') },
    bad: { DEFAULT: both('#a8201a', '#ff958c'), soft: both('#fbe6e4', '#34140f') },
    veil: both('rgb(12 15 18 / 0.45)', 'rgb(0 0 0 / 0.65)'),
  },
  /** The two kinds of separator lines. */
  borders: {
    hair: { value: '1px solid {colors.line}' },
    edge: { value: '1px solid {colors.line.strong}' },
  },
  fontSizes: {
    /** Body text: 16 px on phones, 14 px on desktop (specification, section 9). */
    body: { value: { base: '{fontSizes.md}', md: '{fontSizes.sm}' } },
    /** An emphasised part number. */
    hero: { value: { base: '{fontSizes.lg}', md: '{fontSizes.xl}' } },
  },
  spacing: {
    /** The page's horizontal padding. */
    gutter: { value: { base: '{spacing.4}', _tiny: '{spacing.2}', md: '{spacing.6}', xl: '{spacing.8}' } },
    /** The height of the bottom bars: the tabs, and on some pages an action above them (global.ts). */
    bars: { value: 'calc(var(--bars, 56px) + env(safe-area-inset-bottom))' },
    /** The offset above the bottom bars, and above the status line. */
    thumb: { value: 'calc(var(--bars, 56px) + var(--said, 0px) + 8px + env(safe-area-inset-bottom))' },
    /** Between the sections of a screen. */
    section: { value: { base: '{spacing.8}', md: '{spacing.12}' } },
  },
  sizes: {
    /** The height of a control: finger-sized on phones, smaller on desktop. */
    control: { value: { base: '{sizes.touch}', lg: '{sizes.10}' } },
  },
  shadows: {
    /** Only for overlays. */
    /** The accent as a line at the edge of the selected item. */
    markLeft: { value: 'inset 3px 0 0 {colors.accent}' },
    markTop: { value: 'inset 0 3px 0 {colors.accent}' },
    float: { value: '0 1px 2px rgb(0 0 0 / 0.18), 0 12px 32px -8px rgb(0 0 0 / 0.28)' },
  },
})
