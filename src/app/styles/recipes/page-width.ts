import { defineRecipe } from '@pandacss/dev'

/** Limits content to the page width, with a gutter at both sides. */
export const pageWidth = defineRecipe({
  className: 'page-width',
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' },
})
