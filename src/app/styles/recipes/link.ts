import { defineRecipe } from '@pandacss/dev'

/** The style of a link. In running text it is underlined; in a list only on hover. */
export const link = defineRecipe({
  className: 'link',
  base: {
    color: 'fg',
    textUnderlineOffset: '[0.2em]',
    textDecorationThickness: '[1px]',
    _hovers: { _hover: { textDecorationThickness: '[2px]' } },
  },
  variants: {
    look: {
      text: { textDecorationLine: 'underline', textDecorationColor: 'line.strong' },
      list: { textDecorationLine: 'none', _hovers: { _hover: { textDecorationLine: 'underline' } } },
    },
    tall: { true: { display: 'inline-flex', alignItems: 'center', minHeight: { base: 'touch', lg: '8' } } },
  },
  defaultVariants: { look: 'text' },
})
