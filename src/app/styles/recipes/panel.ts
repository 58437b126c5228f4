import { defineRecipe } from '@pandacss/dev'

/** A framed region: `sheet` is a surface, `ruled` has a top line only, `note` is beside the text. */
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
