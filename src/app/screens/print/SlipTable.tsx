import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { groupLinesByJob, hasJobs, isInGroups } from '#contract/jobs/by-job.ts'
import { jobSharesForQuantity } from '#contract/jobs/shares.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { slipPieces } from '#contract/orders/slip-pieces.ts'
import { cx } from '#styled/css'
import { GroupRow, JobRow } from './JobRow.tsx'
import { LineWords } from './LineWords.tsx'
import { paperDigitsClass } from './looks.ts'
import { foldedRowClass, headFigureClass, paperTableClass, tableCellClass, tableHeadClass } from './table-looks.ts'

/** The contents of a parcel: checkbox, quantity, part. Lines that are not in the parcel come last, without checkbox. */
export function SlipTable({ order }: { order: Order }) {
  const pieces = slipPieces(order)
  const wholes = new Map(order.lines.map((line) => [line.id, line]))
  const inParcel = ({ id }: OrderLine) => pieces.get(id)?.now ?? 0
  // If not all pieces of a line are in the parcel, the missing ones are first those without a job.
  const lines = order.lines.map((line) => ({ ...line, qty: inParcel(line), jobs: jobSharesForQuantity(line, inParcel(line)) }))
  const absent = lines.filter(({ qty }) => qty === 0)
  const row = (line: OrderLine, again: boolean) => (
    <SlipRow key={line.id} line={line} whole={wholes.get(line.id) ?? line} sent={pieces.get(line.id)?.sent ?? 0} again={again} />
  )
  return (
    <table className={paperTableClass}>
      <thead className={tableHeadClass}>
        <tr>
          <th scope="col">
            <Trans>Packed</Trans>
          </th>
          <th scope="col" className={headFigureClass}>
            <Trans>Qty</Trans>
          </th>
          <th scope="col" className={spacedClass}>
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
      {groupLinesByJob(lines).map(({ job, lines: its }, at, groups) => (
        <tbody key={job}>
          {hasJobs(lines) ? <JobRow job={job} columns={5} goods={null} /> : null}
          {its.map((line) => row(line, isInGroups(groups.slice(0, at), line.id)))}
        </tbody>
      ))}
      {absent.length === 0 ? null : (
        <tbody>
          <GroupRow title={<Trans>Not in this parcel</Trans>} columns={5} goods={null} />
          {absent.map((line) => row(line, false))}
        </tbody>
      )}
    </table>
  )
}

interface SlipRowProps {
  line: OrderLine
  whole: OrderLine
  /** How many pieces were sent with earlier parcels. */
  sent: number
  again: boolean
}

function SlipRow({ line, whole, sent, again }: SlipRowProps) {
  const { t } = useLingui()
  return (
    <tr className={foldedRowClass}>
      <td className={tableCellClass}>{line.qty === 0 ? null : <span className={tickBoxClass} role="img" aria-label={t`To tick`} />}</td>
      <td className={cx(tableCellClass, pieces)}>{formatNumber(line.qty)}</td>
      <th scope="row" className={cx(tableCellClass, spacedClass, paperDigitsClass)}>
        {line.id}
      </th>
      <td className={cx(tableCellClass, paperDigitsClass)}>{line.product.oeNumber}</td>
      <td className={cx(tableCellClass, words)}>
        <LineWords line={line} whole={whole} prices={false} again={again} />
        {sent === 0 || again ? null : (
          <span className={noteClass}>
            <Plural value={sent} one="# piece was sent before" other="# pieces were sent before" />
          </span>
        )}
      </td>
    </tr>
  )
}

const tickBoxClass = 'paper-tick'
const pieces = 'paper-pieces'
const spacedClass = 'paper-spaced'
const words = 'paper-words'
const noteClass = 'paper-note'
