import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'

interface DottedProps {
  /** Elements, each an item. */
  children: ReactNode
  /** One line beside a second column; overflow is truncated. */
  oneLine?: boolean
  /** One line on a phone, whose first item is never truncated. */
  firstWhole?: boolean
}

/**
 * Items separated by a middle dot. A dot is only visible between items on the same line: each item has its dot before it, and the first of
 * each line is shifted, so that its dot is clipped.
 */
export const Dotted = ({ children, oneLine = false, firstWhole = false }: DottedProps) => (
  <span className={cx(frame, oneLine && cut)}>
    <span className={cx(line, firstWhole ? whole : block)}>{children}</span>
  </span>
)

const frame = css({ display: 'block', overflowX: 'clip' })
const cut = css({ overflowX: 'hidden', whiteSpace: 'nowrap', '& > span': { overflowX: 'hidden', textOverflow: 'ellipsis' } })
const whole = css({
  display: { base: 'flex', _tiny: 'block', sm: 'block' },
  '& > :first-child': { flexShrink: '0', maxWidth: 'full' },
  '& > :not(:first-child)': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const block = css({ display: 'block' })
const line = css({
  marginInlineStart: '[-1em]',
  // Cloned padding is not part of the minimum width: on a small phone the last digits of a number were cut off.
  paddingInlineEnd: { _small: '[1em]' },
  // Cloned padding applies to every line of an item.
  '& > *': { position: 'relative', paddingInlineStart: '[1em]', boxDecorationBreak: 'clone' },
  '& > *::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '[0.4em]' },
})
