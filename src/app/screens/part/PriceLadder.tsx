import { Trans, useLingui } from '@lingui/react/macro'
import { Money } from '#app/ui/price/Money.tsx'
import { ladder } from '#styled/recipes'
import type { OfferedPart } from './offered-part.ts'
import { priceBreakRows } from './price-ladder.ts'

interface PriceLadderProps {
  part: OfferedPart
  qty: number
}

/** The quantity price breaks of a part, with the one for the selected quantity highlighted. */
export function PriceLadder({ part, qty }: PriceLadderProps) {
  const { i18n } = useLingui()
  const rows = priceBreakRows(part.priceLadder)
  const look = ladder()
  if (rows.length < 2) return null
  return (
    <table className={look.root}>
      <caption className={look.caption}>
        <Trans>Price by quantity</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={look.head}>
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className={look.figure}>
            <Trans>Each</Trans>
          </th>
          <th scope="col" className={look.figure}>
            <Trans>Saves</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const here = qty >= row.fromQty && (row.toQty === null || qty <= row.toQty)
          return (
            <tr key={row.fromQty} className={look.row} data-here={here || undefined} aria-current={here ? 'true' : undefined}>
              <th scope="row" className={look.range}>
                {row.toQty === null ? (
                  <Trans>{i18n.number(row.fromQty)} and more</Trans>
                ) : row.toQty === row.fromQty ? (
                  row.fromQty
                ) : (
                  `${i18n.number(row.fromQty)}–${i18n.number(row.toQty)}`
                )}
              </th>
              <td className={look.figure}>
                <Money usd={row.unit / 100} />
              </td>
              <td className={look.figure}>{row.savesPercent > 0 ? i18n.number(row.savesPercent / 100, { style: 'percent' }) : '–'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
