import { css } from '#styled/css'

/** The style of a problem that prevents the order: icon, reason, and solution. */
export const blockingProblemClass = css({
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

/** The HTML id of the notice about the coupon. The order button refers to the notice to explain why it is disabled. */
export const COUPON_PROBLEM_ELEMENT_ID = 'coupon-in-the-way'
