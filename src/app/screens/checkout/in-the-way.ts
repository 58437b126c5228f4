import { css } from '#styled/css'

/** The frame of what keeps an order from going on: a sign, the reason, and the way out of it. */
export const inTheWay = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '3',
  backgroundColor: 'bad.soft',
  borderRadius: 'md',
  '& > svg': { color: 'bad' },
  '& > p': { flex: '[1 1 240px]', overflowWrap: 'anywhere' },
})

/** By it the button that commits says why it cannot be pressed. */
export const COUPON_IN_THE_WAY_ID = 'coupon-in-the-way'
