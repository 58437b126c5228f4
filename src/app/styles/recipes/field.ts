import { defineRecipe } from '@pandacss/dev'

/** What one types into or chooses from: input, select, textarea. 16 px on phones, or iOS zooms in. */
export const field = defineRecipe({
  className: 'field',
  base: {
    display: 'block',
    width: 'full',
    minWidth: '0',
    minHeight: 'control',
    paddingInline: '3',
    border: 'edge',
    borderRadius: 'md',
    backgroundColor: 'sheet',
    color: 'fg',
    fontSize: 'body',
    _placeholder: { color: 'fg.faint', opacity: 1 },
    _focusVisible: { outlineOffset: '[-1px]' },
    '&[aria-invalid=true]': { borderColor: 'bad' },
  },
  variants: {
    size: { md: {}, sm: { minHeight: { base: 'touch', lg: '8' }, paddingInline: '2' } },
  },
  defaultVariants: { size: 'md' },
})
