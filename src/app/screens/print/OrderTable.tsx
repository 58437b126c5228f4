import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { groupLinesByJob, hasJobs, isLineInJobGroups } from '#contract/jobs/by-job.ts'
import type { Order } from '#contract/orders/order.ts'
import { cx } from '#styled/css'
import { JobRow } from './JobRow.tsx'
import { paperDigitsClass } from './looks.ts'
import { OrderLineText } from './OrderLineText.tsx'
import {
  foldedRowClass,
  headFigureClass,
  paperTableClass,
  tableAmountClass,
  tableCellClass,
  tableFigureClass,
  tableHeadClass,
} from './table-looks.ts'

/** The table of ordered lines. Its header repeats on every page, and no line is split between pages. */
export const OrderTable = ({ order: { lines }, hasPrices }: { order: Order; hasPrices: boolean }) => (
  <table className={paperTableClass}>
    <thead className={tableHeadClass}>
      <tr>
        <th scope="col">
          <Trans>Line</Trans>
        </th>
        <th scope="col">
          <Trans>Part number</Trans>
        </th>
        <th scope="col">
          <Trans>OE number</Trans>
        </th>
        <th scope="col">
          <Trans>Part</Trans>
        </th>
        <th scope="col" className={headFigureClass}>
          <Trans>Qty</Trans>
        </th>
        {hasPrices ? (
          <>
            <th scope="col" className={headFigureClass}>
              <Trans>Price</Trans>
            </th>
            <th scope="col" className={headFigureClass}>
              <Trans>Amount</Trans>
            </th>
          </>
        ) : null}
      </tr>
    </thead>
    {groupLinesByJob(lines).map(({ job, lines: its, goods }, at, groups) => (
      <tbody key={job}>
        {hasJobs(lines) ? <JobRow job={job} titleColumnCount={5} goodsTotalUsd={hasPrices ? goods : null} /> : null}
        {its.map((line) => (
          <tr key={line.id} className={foldedRowClass}>
            <td className={cx(tableCellClass, lineNumberClass)}>{lineNumberOf(lines, line.id)}</td>
            <th scope="row" className={cx(tableCellClass, paperDigitsClass)}>
              {line.id}
            </th>
            <td className={cx(tableCellClass, paperDigitsClass)}>{line.product.oeNumber}</td>
            <td className={cx(tableCellClass, lineTextClass)}>
              <OrderLineText
                line={line}
                fullLine={lines.find(({ id }) => id === line.id) ?? line}
                hasPrices={hasPrices}
                isAlreadyListed={isLineInJobGroups(groups.slice(0, at), line.id)}
              />
            </td>
            <td className={tableFigureClass}>
              {formatNumber(line.qty)}
              <span className={timesSignClass}> ×</span>
            </td>
            {hasPrices ? (
              <>
                <td className={tableFigureClass}>
                  <Money usd={line.unitPrice} />
                </td>
                <td className={cx(tableFigureClass, tableAmountClass)}>
                  <Money usd={line.amount} />
                </td>
              </>
            ) : null}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
)

/** Returns the number of a line. A line for several jobs is listed under each of them with the same number. */
const lineNumberOf = (lines: Order['lines'], id: string) => lines.findIndex((line) => line.id === id) + 1

const lineNumberClass = 'paper-place'
const lineTextClass = 'paper-words'
/** The class of the multiplication sign, which is between quantity and price on narrow screens. */
const timesSignClass = 'paper-times'
