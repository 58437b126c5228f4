import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { formatNumber as figure, formatPastDay } from '#app/i18n/format.ts'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { SortableHead } from '#app/ui/part/SortableHead.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { moveRowFocus } from '#app/ui/row-keys.ts'
import type { BoughtPart, BoughtPartSort } from '#contract/orders/order.ts'
import { partTable } from '#styled/recipes'
import { BoughtActions, BoughtPartNumber, boughtPartSpec, CurrentPrice, PartName } from './BoughtFacts.tsx'
import { Warranty } from './Warranty.tsx'

interface BoughtTableProps {
  parts: readonly BoughtPart[]
  sort: BoughtPartSort
  addressOf: (sort: BoughtPartSort) => string
}

/** The table of bought parts on wide screens: one line per part, and headers that sort. Arrow keys move between rows. */
export function BoughtTable({ parts, sort, addressOf }: BoughtTableProps) {
  const { t } = useLingui()
  const look = partTable()
  const sorts = { defaultSort: 'last', sort, hrefOf: addressOf } as const
  return (
    <table className={look.root} onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}>
      <caption className={look.caption}>{t`Parts you bought`}</caption>
      <thead>
        <tr>
          <SortableHead {...sorts} ascendingSort="code" descendingSort="code-down">
            <Trans>Number</Trans>
          </SortableHead>
          <th scope="col" className={look.head}>
            <Trans>Part</Trans>
          </th>
          <SortableHead {...sorts} ascendingSort="last-up" descendingSort="last">
            <Trans>Last bought</Trans>
          </SortableHead>
          <SortableHead {...sorts} ascendingSort="pieces-up" descendingSort="pieces" isNumeric>
            <Trans>Pieces</Trans>
          </SortableHead>
          <th scope="col" className={look.head}>
            <Trans>Warranty</Trans>
          </th>
          <SortableHead {...sorts} ascendingSort="price-up" descendingSort="price" isNumeric>
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
        <BoughtPartNumber bought={bought} className={look.link} />
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
        <Warranty lastDay={warrantyUntil} />
      </td>
      <td className={look.figures}>
        <CurrentPrice bought={bought} />
      </td>
      <td className={look.cell}>
        <BoughtActions bought={bought} />
      </td>
    </tr>
  )
}
