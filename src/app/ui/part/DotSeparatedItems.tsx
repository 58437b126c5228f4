import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'

interface DotSeparatedItemsProps {
  /** The items, each an element. */
  children: ReactNode
  /** Whether the items are on one line beside a second column. What does not fit is cut off. */
  isOneLine?: boolean
  /** Whether the items are on one line on a phone, with the first item never cut off. */
  keepsFirstWhole?: boolean
}

/**
 * Items with a dot between them. A dot is only visible between items on the same line: each item has its dot before it, and the first item
 * of each line is shifted, so that its dot is cut off.
 */
export const DotSeparatedItems = ({ children, isOneLine = false, keepsFirstWhole = false }: DotSeparatedItemsProps) => (
  <span className={cx(frameClass, isOneLine && truncatedClass)}>
    <span className={cx(lineClass, keepsFirstWhole ? wholeItemClass : blockClass)}>{children}</span>
  </span>
)

const frameClass = css({ display: 'block', overflowX: 'clip' })
const truncatedClass = css({ overflowX: 'hidden', whiteSpace: 'nowrap', '& > span': { overflowX: 'hidden', textOverflow: 'ellipsis' } })
const wholeItemClass = css({
  display: { base: 'flex', _tiny: 'block', sm: 'block' },
  '& > :first-child': { flexShrink: '0', maxWidth: 'full' },
  '& > :not(:first-child)': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const blockClass = css({ display: 'block' })
const lineClass = css({
  marginInlineStart: '[-1em]',
  // The minimum width does not include padding that is repeated on every line. Without this extra padding, the last digits of a number were
  // cut off on a small phone.
  paddingInlineEnd: { _small: '[1em]' },
  // The padding is repeated on every line of an item.
  '& > *': { position: 'relative', paddingInlineStart: '[1em]', boxDecorationBreak: 'clone' },
  '& > *::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '[0.4em]' },
})
