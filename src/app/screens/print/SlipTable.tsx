import { Trans, useLingui } from '@lingui/react/macro'
import type { Order, OrderLine } from '#contract/order.ts'
import { number } from '#app/i18n/format.ts'
import { cx } from '#styled/css'
import { byJob, namesJobs } from '#contract/jobs/by-job.ts'
import { sharesAt } from '#contract/jobs/shares.ts'
import { JobRow } from './JobRow.tsx'
import { LineWords } from './LineWords.tsx'
import { digits } from './looks.ts'
import { cell, foldedRow, head, headFigure, table } from './table-looks.ts'

/**
 * What goes into the parcel: a box to tick, how many in large figures, and what. Cancelled pieces are not counted; a line of which nothing
 * comes stands last, with nothing to tick.
 */
export function SlipTable({ order }: { order: Order }) {
  const lines = order.lines.map(withoutCancelled)
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
            <SlipRow key={line.id} line={line} />
          ))}
        </tbody>
      ))}
      <tbody>
        {lines.map((line) => (line.qty === 0 ? <SlipRow key={line.id} line={line} /> : null))}
      </tbody>
    </table>
  )
}

/** A line with the pieces that come: those that are for no job are left out first. An order that was cancelled whole names none. */
const withoutCancelled = (line: OrderLine): OrderLine => {
  const qty = line.qty - (line.cancelled ?? 0)
  return { ...line, qty, jobs: sharesAt(line, qty) }
}

function SlipRow({ line }: { line: OrderLine }) {
  const { t } = useLingui()
  return (
    <tr className={foldedRow}>
      <td className={cell}>{line.qty === 0 ? null : <span className={box} role="img" aria-label={t`To tick`} />}</td>
      <td className={cx(cell, pieces)}>{number(line.qty)}</td>
      <th scope="row" className={cx(cell, spaced, digits)}>
        {line.id}
      </th>
      <td className={cx(cell, digits)}>{line.product.oeNumber}</td>
      <td className={cx(cell, words)}>
        <LineWords line={line} prices={false} />
      </td>
    </tr>
  )
}

const box = 'paper-tick'
const pieces = 'paper-pieces'
const spaced = 'paper-spaced'
const words = 'paper-words'
