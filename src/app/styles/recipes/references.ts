import { defineSlotRecipe } from '@pandacss/dev'

/** The style of lists of part numbers grouped by maker, and of lists of other parts with their numbers. */
export const references = defineSlotRecipe({
  className: 'references',
  slots: ['second', 'groups', 'group', 'maker', 'number', 'search', 'other', 'code', 'data'],
  base: {
    second: { marginTop: '4' },
    groups: { columns: { base: '[auto]', sm: '[2]', lg: '[3]' }, columnGap: '8', marginTop: '1' },
    group: {
      display: 'grid',
      // There is space for a part number of sixteen characters with its two icons, but on a small phone not for the maker's name beside it.
      gridTemplateColumns: { base: '[minmax(0, 1fr) minmax(0, 226px)]', _small: '[minmax(0, 1fr)]' },
      alignItems: 'start',
      columnGap: '3',
      paddingBlock: '1',
      breakInside: 'avoid',
      borderBottom: 'hair',
    },
    maker: {
      gridColumn: '1',
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'touch', lg: '8' },
      fontWeight: 'regular',
      lineHeight: 'tight',
      minWidth: '0',
      overflowWrap: 'anywhere',
      color: 'fg.muted',
    },
    number: {
      gridColumn: { base: '2', _small: '1' },
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '1',
      minWidth: '0',
    },
    search: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: { base: 'touch', lg: '8' },
      height: { base: 'touch', lg: '8' },
      color: 'fg.faint',
      _hovers: { _hover: { color: 'fg', backgroundColor: 'well' } },
      '& svg': { width: '4', height: '4' },
    },
    other: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      minHeight: 'touch',
      paddingBlock: '1',
      borderBottom: 'hair',
      textDecoration: 'none',
      _hovers: { _hover: { backgroundColor: 'well' } },
    },
    code: { fontFamily: 'numbers', whiteSpace: 'nowrap', fontWeight: 'bold' },
    data: { color: 'fg.muted' },
  },
})
