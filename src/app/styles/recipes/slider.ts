import { defineSlotRecipe } from '@pandacss/dev'

/** Banners of modest height, one at a time. */
export const slider = defineSlotRecipe({
  className: 'slider',
  slots: ['root', 'track', 'slide', 'banner', 'words', 'title', 'text', 'picture', 'tools', 'dot'],
  base: {
    root: {
      position: 'relative',
      marginTop: 'section',
      minHeight: '[172px]',
      backgroundColor: 'well',
      borderRadius: 'md',
      overflow: 'hidden',
    },
    track: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: '[x mandatory]',
      scrollbarWidth: '[none]',
      overscrollBehaviorX: 'contain',
    },
    slide: { flex: '[0 0 100%]', minWidth: '0', scrollSnapAlign: 'start' },
    banner: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr) 120px]', md: '[minmax(0, 1fr) 320px]' },
      alignItems: 'center',
      gap: '4',
      height: '[172px]',
      paddingInline: { base: '4', md: '8' },
      paddingBottom: '10',
      textDecoration: 'none',
      overflow: 'hidden',
      borderLeftWidth: '[6px]',
      borderLeftStyle: 'solid',
      borderLeftColor: 'well',
      '&[data-tone=accent]': { borderLeftColor: 'accent' },
      '&[data-tone=ink]': { borderLeftColor: 'fg' },
      _focusVisible: { outlineOffset: '[-3px]' },
    },
    words: { display: 'grid', gap: '1', alignContent: 'center' },
    title: { fontSize: { base: 'md', md: 'lg' }, fontWeight: 'bold', lineHeight: 'tight', overflowWrap: 'anywhere' },
    text: { fontSize: 'sm', lineHeight: 'snug', maxWidth: 'prose' },
    picture: { display: 'grid', placeItems: 'center', '& img': { width: 'full', height: 'auto', maxHeight: '[132px]' } },
    tools: {
      position: 'absolute',
      bottom: '0',
      left: { base: '0', md: '5' },
      display: 'flex',
      alignItems: 'center',
      // Six of a finger's targets fill the narrowest phone; more than six share its width.
      '& > button': { minHeight: { base: 'touch', lg: '10' }, width: { base: 'touch', lg: '10' }, minWidth: '0', flexShrink: '1' },
    },
    dot: {
      display: 'grid',
      placeItems: 'center',
      _before: {
        content: '""',
        width: '2',
        height: '2',
        borderRadius: 'round',
        borderWidth: 'hair',
        borderStyle: 'solid',
        borderColor: '[currentColor]',
      },
      '&[aria-current]::before': { backgroundColor: '[currentColor]' },
    },
  },
})
