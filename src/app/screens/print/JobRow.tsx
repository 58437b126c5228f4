import { Trans } from '@lingui/react/macro'
import { Money } from '#app/ui/price/Money.tsx'
import { css } from '#styled/css'

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

const row = css({ breakInside: 'avoid', breakAfter: 'avoid', smDown: { display: 'flex', columnGap: '3', paddingTop: '4' } })
const name = css({
  paddingTop: '4',
  paddingBottom: '1',
  borderBottom: 'edge',
  textAlign: 'left',
  fontWeight: 'bold',
  overflowWrap: 'anywhere',
  smDown: { flex: '1', paddingTop: '0' },
})
const sum = css({
  paddingTop: '4',
  paddingBottom: '1',
  borderBottom: 'edge',
  textAlign: 'right',
  fontWeight: 'bold',
  whiteSpace: 'nowrap',
  smDown: { paddingTop: '0' },
})
