import { defineRecipe } from '@pandacss/dev'

/** The style of a state in words with an icon, so that it is never shown by colour alone. */
export const mark = defineRecipe({
  className: 'mark',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'sm',
    lineHeight: 'snug',
    whiteSpace: { base: 'nowrap', _tiny: 'normal' },
  },
  variants: {
    tone: {
      good: { color: 'good' },
      warn: { color: 'warn' },
      bad: { color: 'bad' },
      quiet: { color: 'fg.muted' },
    },
    filled: { true: { paddingInline: '2', minHeight: '6', borderRadius: 'sm' } },
  },
  compoundVariants: [
    { tone: 'good', filled: true, css: { backgroundColor: 'good.soft' } },
    { tone: 'warn', filled: true, css: { backgroundColor: 'warn.soft' } },
    { tone: 'bad', filled: true, css: { backgroundColor: 'bad.soft' } },
    { tone: 'quiet', filled: true, css: { backgroundColor: 'well' } },
  ],
  defaultVariants: { tone: 'quiet' },
})
