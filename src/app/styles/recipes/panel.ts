import { defineRecipe } from '@pandacss/dev'

/** The style of an area with a frame: `sheet` has a background, `ruled` only a line at the top, `note` is beside the text. */
export const panel = defineRecipe({
  className: 'panel',
  base: { display: 'block' },
  variants: {
    look: {
      sheet: {
        backgroundColor: 'sheet',
        border: 'hair',
        borderRadius: 'md',
        padding: { base: '4', md: '6' },
      },
      ruled: { borderTop: 'hair', paddingTop: '4' },
      note: { borderLeftWidth: 'bar', borderLeftStyle: 'solid', borderLeftColor: 'line.strong', paddingLeft: '3', color: 'fg.muted' },
    },
  },
  defaultVariants: { look: 'sheet' },
})
