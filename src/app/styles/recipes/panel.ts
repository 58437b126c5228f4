import { defineRecipe } from '@pandacss/dev'

/** A region set off by hairlines: `sheet` lies on the page, `ruled` has a line above only, `note` stands beside the reading. */
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
