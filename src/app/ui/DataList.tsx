import type { ReactNode } from 'react'
import { css, cx } from '#styled/css'

/** A list of data: names at the left, values at the right. It is dimmed while newer data loads. */
export const DataList = ({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) => (
  <dl className={listClass} aria-busy={isBusy || undefined}>
    {children}
  </dl>
)

interface DataListRowProps {
  name: ReactNode
  value: ReactNode
  /** Whether this row is the total of the others. */
  isTotal?: boolean
}

export const DataListRow = ({ name, value, isTotal = false }: DataListRowProps) => (
  <div className={isTotal ? cx(rowClass, totalRowClass) : rowClass}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const listClass = css({ display: 'grid', gap: '2', '&[aria-busy=true]': { opacity: 0.6 } })
const rowClass = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '& > dt': { minWidth: '0', fontWeight: 'regular', overflowWrap: 'anywhere' },
  '& > dd': { textAlign: 'right', overflowWrap: 'anywhere', '& data': { whiteSpace: 'nowrap' } },
})
const totalRowClass = css({ borderTop: 'hair', paddingTop: '2', fontSize: 'md', fontWeight: 'bold', '& > dt': { fontWeight: 'bold' } })
