import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'

interface DottedProps {
  /** Elements, each a piece. */
  children: ReactNode
  /** One line beside a second column: what has no room is cut. */
  oneLine?: boolean
  /** One line on a phone, whose first piece is never cut: the others give way. */
  firstWhole?: boolean
}

/**
 * Pieces parted by a middle dot. A dot stands only between two that share a line: each piece has its own before it, and whatever begins a
 * line stands so far to the left that its dot lies outside of what is shown.
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
  // The room that is cloned is not counted where the least width is reckoned: on a small phone the last digits of a number were cut off.
  paddingInlineEnd: { _small: '[1em]' },
  // Cloned, the room before a piece is there on each of its lines.
  '& > *': { position: 'relative', paddingInlineStart: '[1em]', boxDecorationBreak: 'clone' },
  '& > *::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '[0.4em]' },
})
