import { css } from '#styled/css'

/** The style of a field for a file, which looks like a button. */
export const fileFieldClass = css({
  paddingBlock: '2',
  '&::file-selector-button': {
    font: '[inherit]',
    fontWeight: 'bold',
    marginRight: '3',
    paddingInline: '3',
    minHeight: '8',
    border: 'edge',
    borderRadius: 'sm',
    backgroundColor: 'well',
    color: 'fg',
  },
})
