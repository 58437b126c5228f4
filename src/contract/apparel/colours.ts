/** Colours of workwear: the values of the attribute `colour`. `hex` is for drawings and swatches; the name is always shown next to it. */
export const colours = {
  Black: { label: /*i18n*/ 'Black', hex: '#2b2e33' },
  White: { label: /*i18n*/ 'White', hex: '#f2f3f1' },
  Charcoal: { label: /*i18n*/ 'Charcoal', hex: '#5c636b' },
  Navy: { label: /*i18n*/ 'Navy', hex: '#27406b' },
  Khaki: { label: /*i18n*/ 'Khaki', hex: '#a3906a' },
  Red: { label: /*i18n*/ 'Red', hex: '#b3352d' },
  'Hi-vis yellow': { label: /*i18n*/ 'Hi-vis yellow', hex: '#d9e021' },
  'Hi-vis orange': { label: /*i18n*/ 'Hi-vis orange', hex: '#f0711f' },
} as const satisfies Record<string, { label: string; hex: string }>

export type Colour = keyof typeof colours

export const isColour = (name: string): name is Colour => Object.hasOwn(colours, name)
