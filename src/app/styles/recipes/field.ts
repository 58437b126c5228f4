import { defineRecipe } from '@pandacss/dev'

/** Input, select and textarea. 16 px on phones, otherwise iOS zooms in. */
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
