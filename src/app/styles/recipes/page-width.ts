import { defineRecipe } from '@pandacss/dev'

/** Limits content to the width of the page, with space at both sides. */
export const pageWidth = defineRecipe({
  className: 'page-width',
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: 'gutter' },
})
