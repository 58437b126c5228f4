import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a picture that can be scrolled in its dialog, with its controls below. */
export const zoom = defineSlotRecipe({
  className: 'zoom',
  slots: ['root', 'viewport', 'paper', 'tools', 'percent'],
  base: {
    root: { display: 'grid', gridTemplateRows: '[minmax(0, 1fr) auto]', height: 'full', minHeight: '0' },
    viewport: {
      containerType: 'size',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      touchAction: 'pan-x pan-y',
      backgroundColor: 'well',
      display: 'grid',
      placeItems: 'safe center',
      _focusVisible: { outlineOffset: '[-2px]' },
    },
    paper: { '& img': { width: 'full', height: 'auto', maxWidth: '[none]', maxHeight: '[none]' } },
    tools: {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      gap: '2',
      padding: '2',
      paddingBottom: '[max(8px, env(safe-area-inset-bottom))]',
      borderTop: 'hair',
    },
    percent: { minWidth: '[72px]' },
  },
})
