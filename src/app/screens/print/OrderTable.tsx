import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#app/i18n/format.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { byJob, isInGroups, namesJobs } from '#contract/jobs/by-job.ts'
import type { Order } from '#contract/orders/order.ts'
import { cx } from '#styled/css'
import { JobRow } from './JobRow.tsx'
import { LineWords } from './LineWords.tsx'
import { digits } from './looks.ts'
import { amount, cell, figure, foldedRow, head, headFigure, table } from './table-looks.ts'

/** The table of ordered lines. Its header repeats on every page, and no line is split between pages. */
export const OrderTable = ({ order: { lines }, prices }: { order: Order; prices: boolean }) => (
  <table className={table}>
    <thead className={head}>
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
        <th scope="col" className={headFigure}>
          <Trans>Qty</Trans>
        </th>
        {prices ? (
          <>
            <th scope="col" className={headFigure}>
              <Trans>Price</Trans>
            </th>
            <th scope="col" className={headFigure}>
              <Trans>Amount</Trans>
            </th>
          </>
        ) : null}
      </tr>
    </thead>
    {byJob(lines).map(({ job, lines: its, goods }, at, groups) => (
      <tbody key={job}>
        {namesJobs(lines) ? <JobRow job={job} columns={5} goods={prices ? goods : null} /> : null}
        {its.map((line) => (
          <tr key={line.id} className={foldedRow}>
            <td className={cx(cell, place)}>{lineNumberOf(lines, line.id)}</td>
            <th scope="row" className={cx(cell, digits)}>
              {line.id}
            </th>
            <td className={cx(cell, digits)}>{line.product.oeNumber}</td>
            <td className={cx(cell, words)}>
              <LineWords
                line={line}
                whole={lines.find(({ id }) => id === line.id) ?? line}
                prices={prices}
                again={isInGroups(groups.slice(0, at), line.id)}
              />
            </td>
            <td className={figure}>
              {formatNumber(line.qty)}
              <span className={timesSign}> ×</span>
            </td>
            {prices ? (
              <>
                <td className={figure}>
                  <Money usd={line.unitPrice} />
                </td>
                <td className={cx(figure, amount)}>
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

const place = 'paper-place'
const words = 'paper-words'
/** The class of the multiplication sign, which is between quantity and price on narrow screens. */
const timesSign = 'paper-times'
