import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Money } from '#app/ui/price/Money.tsx'

interface GroupRowProps {
  title: ReactNode
  /** How many columns come before price and amount. */
  titleColumnCount: number
  /** The total of the group's goods in dollars; null on a document without prices. */
  goodsTotalUsd: number | null
}

/** The heading of a group of lines with its total. It is printed on the same page as the first line of the group. */
export const GroupRow = ({ title, titleColumnCount, goodsTotalUsd }: GroupRowProps) => (
  <tr className={rowClass}>
    <th scope="rowgroup" colSpan={titleColumnCount} className={nameClass}>
      {title}
    </th>
    {goodsTotalUsd === null ? null : (
      <td colSpan={2} className={sumClass}>
        <Money usd={goodsTotalUsd} />
      </td>
    )}
  </tr>
)

/** The heading of the lines for one job; '' for the lines without a job. */
export const JobRow = ({ job, ...more }: { job: string } & Omit<GroupRowProps, 'title'>) => (
  <GroupRow title={job === '' ? <Trans>For no job</Trans> : <Trans>For job: {job}</Trans>} {...more} />
)

const rowClass = 'paper-job'
const nameClass = 'paper-job-name'
const sumClass = 'paper-job-sum'
