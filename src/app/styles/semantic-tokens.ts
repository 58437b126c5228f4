import { defineSemanticTokens } from '@pandacss/dev'

/** A colour by day, on paper, and in the workshop, under a bad lamp. */
const both = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` })

/** Contrast was reckoned for each ink on `paper`, `sheet` and `well`: text at least 4.5, marks and edges of fields at least 3. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    /** The page. */
    paper: both('#f6f7f8', '#0c0f12'),
    /** What lies on the page: header, dialogs, the sheet of a part. */
    sheet: both('#ffffff', '#14181d'),
    /** What is let into it: picture boxes, hovered rows. */
    well: both('#eceff1', '#1d2329'),
    /** The case of the instrument: the same dark in both themes. */
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
  /** The two lines that make the structure. */
  borders: {
    hair: { value: '1px solid {colors.line}' },
    edge: { value: '1px solid {colors.line.strong}' },
  },
  fontSizes: {
    /** Text to read: 16 px on phones, 14 px on desktop (specification, section 9). */
    body: { value: { base: '{fontSizes.md}', md: '{fontSizes.sm}' } },
    /** A part number where it is the hero. */
    hero: { value: { base: '{fontSizes.lg}', md: '{fontSizes.xl}' } },
  },
  spacing: {
    /** Left and right of everything. */
    gutter: { value: { base: '{spacing.4}', _tiny: '{spacing.2}', md: '{spacing.6}', xl: '{spacing.8}' } },
    /** The height of the bars at the thumb: the tabs, and on some pages an action above them (global.ts). */
    bars: { value: 'calc(var(--bars, 56px) + env(safe-area-inset-bottom))' },
    /** What stands above them, and above the status line. */
    thumb: { value: 'calc(var(--bars, 56px) + var(--said, 0px) + 8px + env(safe-area-inset-bottom))' },
    /** Between the sections of a screen. */
    section: { value: { base: '{spacing.8}', md: '{spacing.12}' } },
  },
  sizes: {
    /** The height of a control: a finger's on phones, a pointer's on desktop. */
    control: { value: { base: '{sizes.touch}', lg: '{sizes.10}' } },
  },
  shadows: {
    /** Only for what floats. */
    /** The accent as a mark at the edge of what is chosen. */
    markLeft: { value: 'inset 3px 0 0 {colors.accent}' },
    markTop: { value: 'inset 0 3px 0 {colors.accent}' },
    float: { value: '0 1px 2px rgb(0 0 0 / 0.18), 0 12px 32px -8px rgb(0 0 0 / 0.28)' },
  },
})
