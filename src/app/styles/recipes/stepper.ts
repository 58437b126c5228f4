import { defineSlotRecipe } from '@pandacss/dev'

/** The style of a field for a quantity, with minus and plus buttons. */
export const stepper = defineSlotRecipe({
  className: 'stepper',
  slots: ['root', 'button', 'field', 'least', 'refused'],
  base: {
    root: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' },
    button: {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      border: 'edge',
      backgroundColor: 'sheet',
      _first: { borderRadius: '[4px 0 0 4px]' },
      _disabled: { color: 'line.strong' },
      _hovers: { _hover: { backgroundColor: 'well' } },
      '&:not(:first-child)': { borderRadius: '[0 4px 4px 0]' },
    },
    field: {
      width: '16',
      height: 'touch',
      textAlign: 'center',
      fontSize: 'md',
      fontWeight: 'bold',
      borderBlock: 'edge',
      borderRadius: 'none',
      backgroundColor: 'sheet',
    },
    // The error is on a line of its own, no wider than the buttons.
    refused: { width: '0', minWidth: 'full', fontSize: 'sm', color: 'bad', overflowWrap: 'anywhere' },
    least: { marginLeft: '2', color: 'fg.muted', fontSize: 'sm' },
  },
})
