import { defineSlotRecipe } from '@pandacss/dev'

/**
 * The style of a part's pictures: one large picture with thumbnails below. Before they load, the area already has the ratio of drawings, 4
 * to 3.
 */
export const gallery = defineSlotRecipe({
  className: 'gallery',
  slots: ['root', 'stage', 'lens', 'thumbs', 'thumb', 'small'],
  base: {
    root: { minWidth: '0' },
    stage: {
      position: 'relative',
      display: 'block',
      width: 'full',
      aspectRatio: '[4 / 3]',
      backgroundColor: 'well',
      borderRadius: 'md',
      overflow: 'hidden',
      cursor: 'zoom-in',
      '& img': { width: 'full', height: 'full' },
    },
    lens: {
      position: 'absolute',
      right: '3',
      bottom: '3',
      display: 'grid',
      placeItems: 'center',
      width: '10',
      height: '10',
      borderRadius: 'round',
      backgroundColor: 'sheet',
      border: 'hair',
    },
    thumbs: {
      display: 'grid',
      gridTemplateColumns: '[repeat(4, minmax(0, 1fr))]',
      gap: '2',
      marginTop: '2',
      // The placeholder is as high as the thumbnails with their labels.
      '[inert] &, &[inert]': { height: '[92px]', backgroundColor: 'well', borderRadius: 'sm' },
    },
    thumb: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      justifyItems: 'center',
      gap: '1',
      width: 'full',
      paddingBottom: '1',
      fontSize: 'sm',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      borderBottomWidth: 'thick',
      borderBottomStyle: 'solid',
      borderBottomColor: '[transparent]',
      color: 'fg.muted',
      textAlign: 'center',
      textDecoration: 'none',
      '&[aria-pressed=true]': { borderBottomColor: 'fg', color: 'fg' },
      _hovers: { _hover: { color: 'fg' } },
    },
    small: {
      display: 'block',
      width: 'full',
      aspectRatio: '[4 / 3]',
      maxWidth: '[112px]',
      backgroundColor: 'well',
      borderRadius: 'sm',
      overflow: 'hidden',
      '& img': { width: 'full', height: 'full' },
    },
  },
})
