import { defineRecipe } from '@pandacss/dev'

/** Keeps content in the page's width with the gutter left and right. */
export const pageWidth = defineRecipe({
  className: 'page-width',
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' },
})
