import { defineRecipe } from '@pandacss/dev'

export const heading = defineRecipe({
  className: 'heading',
  base: { fontWeight: 'bold', lineHeight: 'tight' },
  variants: {
    level: {
      page: { fontSize: { base: 'lg', md: 'xl' } },
      section: { fontSize: { base: 'md', md: 'lg' } },
      group: { fontSize: 'sm' },
      /** The label of a value. */
      label: { fontSize: 'xs', fontWeight: 'regular', color: 'fg.muted', letterSpacing: 'wide' },
    },
  },
  defaultVariants: { level: 'section' },
})
