import { Trans } from '@lingui/react/macro'
import { Money } from '#app/ui/price/Money.tsx'

interface JobRowProps {
  /** '' for none. */
  job: string
  /** Columns before price and amount. */
  columns: number
  /** What its goods come to, in dollars; null on a sheet without prices. */
  goods: number | null
}

/** Heads the lines of one job, with what its goods come to. It stays with the first of them. */
export const JobRow = ({ job, columns, goods }: JobRowProps) => (
  <tr className={row}>
    <th scope="rowgroup" colSpan={columns} className={name}>
      {job === '' ? <Trans>For no job</Trans> : <Trans>For job: {job}</Trans>}
    </th>
    {goods === null ? null : (
      <td colSpan={2} className={sum}>
        <Money usd={goods} />
      </td>
    )}
  </tr>
)

const row = 'paper-job'
const name = 'paper-job-name'
const sum = 'paper-job-sum'
