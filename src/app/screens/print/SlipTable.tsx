import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { groupLinesByJob, hasJobs, isLineInJobGroups } from '#contract/jobs/by-job.ts'
import { jobQuantitiesAfterChange } from '#contract/jobs/shares.ts'
import type { Order, OrderLine } from '#contract/orders/order.ts'
import { packingSlipQuantities } from '#contract/orders/packing-slip-quantities.ts'
import { cx } from '#styled/css'
import { GroupRow, JobRow } from './JobRow.tsx'
import { paperDigitsClass } from './looks.ts'
import { OrderLineText } from './OrderLineText.tsx'
import { foldedRowClass, headFigureClass, paperTableClass, tableCellClass, tableHeadClass } from './table-looks.ts'

/** The contents of a parcel: checkbox, quantity, part. Lines that are not in the parcel come last, without checkbox. */
export function SlipTable({ order }: { order: Order }) {
  const pieces = packingSlipQuantities(order)
  const wholes = new Map(order.lines.map((line) => [line.id, line]))
  const inParcel = ({ id }: OrderLine) => pieces.get(id)?.piecesInParcel ?? 0
  // If a parcel contains only some pieces of a line, the pieces without a job are the first to be missing from it.
  const lines = order.lines.map((line) => ({ ...line, qty: inParcel(line), jobs: jobQuantitiesAfterChange(line, inParcel(line)) }))
  const absent = lines.filter(({ qty }) => qty === 0)
  const row = (line: OrderLine, again: boolean) => (
    <SlipRow
      key={line.id}
      line={line}
      fullLine={wholes.get(line.id) ?? line}
      previouslySentQty={pieces.get(line.id)?.piecesSentBefore ?? 0}
      isAlreadyListed={again}
    />
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
          {hasJobs(lines) ? <JobRow job={job} titleColumnCount={5} goodsTotalUsd={null} /> : null}
          {its.map((line) => row(line, isLineInJobGroups(groups.slice(0, at), line.id)))}
        </tbody>
      ))}
      {absent.length === 0 ? null : (
        <tbody>
          <GroupRow title={<Trans>Not in this parcel</Trans>} titleColumnCount={5} goodsTotalUsd={null} />
          {absent.map((line) => row(line, false))}
        </tbody>
      )}
    </table>
  )
}

interface SlipRowProps {
  line: OrderLine
  fullLine: OrderLine
  /** How many pieces were sent with earlier parcels. */
  previouslySentQty: number
  isAlreadyListed: boolean
}

function SlipRow({ line, fullLine, previouslySentQty: sent, isAlreadyListed }: SlipRowProps) {
  const { t } = useLingui()
  return (
    <tr className={foldedRowClass}>
      <td className={tableCellClass}>{line.qty === 0 ? null : <span className={tickBoxClass} role="img" aria-label={t`To tick`} />}</td>
      <td className={cx(tableCellClass, quantityClass)}>{formatNumber(line.qty)}</td>
      <th scope="row" className={cx(tableCellClass, spacedClass, paperDigitsClass)}>
        {line.id}
      </th>
      <td className={cx(tableCellClass, paperDigitsClass)}>{line.product.oeNumber}</td>
      <td className={cx(tableCellClass, lineTextClass)}>
        <OrderLineText line={line} fullLine={fullLine} hasPrices={false} isAlreadyListed={isAlreadyListed} />
        {sent === 0 || isAlreadyListed ? null : (
          <span className={noteClass}>
            <Plural value={sent} one="# piece was sent before" other="# pieces were sent before" />
          </span>
        )}
      </td>
    </tr>
  )
}

const tickBoxClass = 'paper-tick'
const quantityClass = 'paper-pieces'
const spacedClass = 'paper-spaced'
const lineTextClass = 'paper-words'
const noteClass = 'paper-note'
