import { css } from '#styled/css'

/** The style of a refused change: its reason, with buttons below. */
export const refusedFrameClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '2',
  padding: '3',
  borderRadius: 'md',
  backgroundColor: 'bad.soft',
})
export const refusedActionsClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
