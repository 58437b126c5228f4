import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { formatNumber as figure, formatPastDay } from '#app/i18n/format.ts'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { SortableHead } from '#app/ui/part/SortableHead.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { moveRowFocus } from '#app/ui/row-keys.ts'
import type { BoughtPart, BoughtSort } from '#contract/orders/order.ts'
import { partTable } from '#styled/recipes'
import { BoughtActions, BoughtNumber, boughtPartSpec, PartName, PriceNow } from './BoughtFacts.tsx'
import { Warranty } from './Warranty.tsx'

interface BoughtTableProps {
  parts: readonly BoughtPart[]
  sort: BoughtSort
  addressOf: (sort: BoughtSort) => string
}

/** The table of bought parts on wide screens: one line per part, and headers that sort. Arrow keys move between rows. */
export function BoughtTable({ parts, sort, addressOf }: BoughtTableProps) {
  const { t } = useLingui()
  const look = partTable()
  const sorts = { best: 'last', sort, addressOf } as const
  return (
    <table className={look.root} onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}>
      <caption className={look.caption}>{t`Parts you bought`}</caption>
      <thead>
        <tr>
          <SortableHead {...sorts} up="code" down="code-down">
            <Trans>Number</Trans>
          </SortableHead>
          <th scope="col" className={look.head}>
            <Trans>Part</Trans>
          </th>
          <SortableHead {...sorts} up="last-up" down="last">
            <Trans>Last bought</Trans>
          </SortableHead>
          <SortableHead {...sorts} up="pieces-up" down="pieces" figures>
            <Trans>Pieces</Trans>
          </SortableHead>
          <th scope="col" className={look.head}>
            <Trans>Warranty</Trans>
          </th>
          <SortableHead {...sorts} up="price-up" down="price" figures>
            <Trans>Price now</Trans>
          </SortableHead>
          <td className={look.head} />
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <BoughtTableRow key={part.id} bought={part} />
        ))}
      </tbody>
    </table>
  )
}

function BoughtTableRow({ bought }: { bought: BoughtPart }) {
  const { id, product, qty, orders, lastPrice, lastBoughtAt, warrantyUntil } = bought
  const look = partTable()
  return (
    <tr className={look.row} data-bought={id}>
      <th scope="row" className={look.number}>
        <BoughtNumber bought={bought} className={look.link} />
        <span className={look.maker}>{product.producer}</span>
      </th>
      <td className={look.cell}>
        <span className={look.name}>
          <PartName bought={bought} /> <ConditionMark condition={product.condition} />
        </span>
        <span className={look.matched}>{boughtPartSpec(bought)}</span>
      </td>
      <td className={look.cell}>
        {formatPastDay(lastBoughtAt)}
        <span className={look.maker}>
          <Trans>
            <Money usd={lastPrice} /> each
          </Trans>
        </span>
      </td>
      <td className={look.figures}>
        {figure(qty)}
        <span className={look.maker}>
          <Plural value={orders} one="in # order" other="in # orders" />
        </span>
      </td>
      <td className={look.cell}>
        <Warranty until={warrantyUntil} />
      </td>
      <td className={look.figures}>
        <PriceNow bought={bought} />
      </td>
      <td className={look.cell}>
        <BoughtActions bought={bought} />
      </td>
    </tr>
  )
}
