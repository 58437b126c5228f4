import { css } from '#styled/css'

/** A marked part, filled or still empty. Rows out of sight are not laid out: a hundred of them scroll as ten do. */
export const row = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '2',
  borderBottom: 'hair',
  paddingBlock: '3',
  // Such a row cuts off what sticks out of it, a focus ring too.
  paddingInline: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto 160px]',
})
