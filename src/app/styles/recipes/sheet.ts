import { defineSlotRecipe } from '@pandacss/dev'

/** The style of what opens above the page: a dialog in the middle (at the bottom on phones), or the menu drawer at the left. */
export const sheet = defineSlotRecipe({
  className: 'sheet',
  slots: ['frame', 'head', 'title', 'body'],
  base: {
    frame: {
      padding: '0',
      borderWidth: '0',
      backgroundColor: 'sheet',
      color: 'fg',
      boxShadow: 'float',
      overflow: 'hidden',
      overscrollBehavior: 'contain',
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: { base: 'touch', lg: '12' },
      paddingLeft: '4',
      paddingRight: '1',
      borderBottom: 'hair',
    },
    title: { fontSize: 'md', fontWeight: 'bold' },
    body: { overflowY: 'auto', overscrollBehavior: 'contain' },
  },
  variants: {
    size: { fit: {}, full: {} },
    from: {
      middle: {
        frame: {
          margin: 'auto',
          marginBottom: { base: '0', md: 'auto' },
          width: '[min(100%, 560px)]',
          maxWidth: 'full',
          maxHeight: '[min(86dvh, 720px)]',
          borderRadius: 'md',
          animation: '[rise 180ms cubic-bezier(0.2, 0, 0, 1)]',
          '&:is([open], :popover-open)': { display: 'flex', flexDirection: 'column' },
        },
        body: { padding: '4' },
      },
      /** The menu drawer is 30 % wide as section 9 of the specification says, but at least 288 px, as we decided. */
      left: {
        frame: {
          margin: '0',
          width: '[max(30%, 288px)]',
          maxWidth: '[88vw]',
          height: 'window',
          maxHeight: 'window',
          animation: '[slideIn 220ms cubic-bezier(0.2, 0, 0, 1)]',
          '&:is([open], :popover-open)': { display: 'flex', flexDirection: 'column' },
        },
      },
    },
  },
  compoundVariants: [
    {
      from: 'middle',
      size: 'full',
      css: {
        frame: { width: '[100vw]', height: 'window', maxHeight: 'window', borderRadius: 'none' },
        body: { flexGrow: 1 },
      },
    },
  ],
  defaultVariants: { from: 'middle', size: 'fit' },
})
