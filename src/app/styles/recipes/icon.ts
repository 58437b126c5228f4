import { defineRecipe } from '@pandacss/dev'

/** The style of a line icon. It is one class and not one for each property, because a page has a hundred icons. */
export const icon = defineRecipe({
  className: 'icon',
  base: {
    flexShrink: '0',
    display: 'block',
    fill: '[none]',
    stroke: '[currentColor]',
    strokeWidth: '[1.5]',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})
