import { defineRecipe } from '@pandacss/dev'

/** The style of an input, select or textarea. Its text has 16 px on phones, because iOS zooms in on smaller text. */
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
