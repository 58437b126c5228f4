import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a message in place of content: empty, not available offline, not found. An explanation, then links. */
export const message = defineSlotRecipe({
  className: 'message',
  slots: ['root', 'code', 'title', 'lead', 'hints', 'ways', 'way', 'held'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      gap: '4',
      justifyItems: 'start',
      maxWidth: 'prose',
      paddingBlock: '6',
      gridColumn: '[1 / -1]',
    },
    code: { fontFamily: 'numbers', fontSize: 'xl', lineHeight: 'tight', color: 'fg.muted' },
    title: { fontSize: 'lg', lineHeight: 'snug', overflowWrap: 'anywhere' },
    lead: { color: 'fg.muted' },
    held: { width: 'full', display: 'grid', gap: '2', paddingTop: '4' },
    hints: { display: 'grid', gap: '1', paddingLeft: '5', listStyleType: 'disc' },
    ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' },
    way: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '8' },
      textDecoration: 'underline',
      textUnderlineOffset: '[0.2em]',
    },
  },
})
