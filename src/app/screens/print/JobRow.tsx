import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Money } from '#app/ui/price/Money.tsx'

interface GroupRowProps {
  title: ReactNode
  /** Columns before price and amount. */
  columns: number
  /** What its goods come to, in dollars; null on a sheet without prices. */
  goods: number | null
}

/** Heads a group of lines, with what its goods come to. It stays with the first of them. */
export const GroupRow = ({ title, columns, goods }: GroupRowProps) => (
  <tr className={row}>
    <th scope="rowgroup" colSpan={columns} className={name}>
      {title}
    </th>
    {goods === null ? null : (
      <td colSpan={2} className={sum}>
        <Money usd={goods} />
      </td>
    )}
  </tr>
)

/** Heads the lines of one job; '' for none. */
export const JobRow = ({ job, ...more }: { job: string } & Omit<GroupRowProps, 'title'>) => (
  <GroupRow title={job === '' ? <Trans>For no job</Trans> : <Trans>For job: {job}</Trans>} {...more} />
)

const row = 'paper-job'
const name = 'paper-job-name'
const sum = 'paper-job-sum'
