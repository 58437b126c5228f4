import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/order.ts'
import { number } from '#app/i18n/format.ts'
import { cx } from '#styled/css'
import { byJob, namesJobs } from '#contract/jobs/by-job.ts'
import { JobRow } from './JobRow.tsx'
import { LineWords } from './LineWords.tsx'
import { digits } from './looks.ts'
import { cell, foldedRow, head, headFigure, table } from './table-looks.ts'

/** What goes into the parcel: a box to tick, how many in large figures, and what. */
export function SlipTable({ order: { lines } }: { order: Order }) {
  const { t } = useLingui()
  return (
    <table className={table}>
      <thead className={head}>
        <tr>
          <th scope="col">
            <Trans>Packed</Trans>
          </th>
          <th scope="col" className={headFigure}>
            <Trans>Qty</Trans>
          </th>
          <th scope="col" className={spaced}>
            <Trans>Part number</Trans>
          </th>
          <th scope="col">
            <Trans>OE number</Trans>
          </th>
          <th scope="col">
            <Trans>Part</Trans>
          </th>
        </tr>
      </thead>
      {byJob(lines).map(({ job, lines: its }) => (
        <tbody key={job}>
          {namesJobs(lines) ? <JobRow job={job} columns={5} goods={null} /> : null}
          {its.map((line) => (
            <tr key={line.id} className={foldedRow}>
              <td className={cell}>
                <span className={box} role="img" aria-label={t`To tick`} />
              </td>
              <td className={cx(cell, pieces)}>{number(line.qty)}</td>
              <th scope="row" className={cx(cell, spaced, digits)}>
                {line.id}
              </th>
              <td className={cx(cell, digits)}>{line.product.oeNumber}</td>
              <td className={cx(cell, words)}>
                <LineWords line={line} prices={false} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

const box = 'paper-tick'
const pieces = 'paper-pieces'
const spaced = 'paper-spaced'
const words = 'paper-words'
