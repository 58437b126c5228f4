import { useLingui } from '@lingui/react/macro'
import { AddButton } from '#app/ui/AddButton.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import type { DisplayedAttributeKey } from '#app/ui/part/attribute-text.ts'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { FitPlace } from '#app/ui/part/FitPlace.tsx'
import { LastBoughtText } from '#app/ui/part/LastBoughtText.tsx'
import { MatchedNumber } from '#app/ui/part/MatchedNumber.tsx'
import { RowActions } from '#app/ui/part/RowActions.tsx'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Price } from '#app/ui/price/Price.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { partTable } from '#styled/recipes'
import { columnValueText } from './listing-columns.ts'

interface PartTableRowProps {
  part: PartCard
  columns: readonly DisplayedAttributeKey[]
  searchText: string
  /** Whether the next row of the table belongs to this part, so that no line divides them. */
  hasRowUnder: boolean
}

export function PartTableRow({ part, columns, searchText, hasRowUnder }: PartTableRowProps) {
  const { i18n, t } = useLingui()
  const look = partTable()
  return (
    <tr className={look.row} data-has-under={hasRowUnder || undefined}>
      <td className={look.picture}>
        <Picture path={part.mainImageUrl} alt="" width={64} height={48} />
      </td>
      <th scope="row" className={look.number}>
        <Link
          to={href('part', { mcode: part.mcode })}
          className={look.link}
          aria-label={t`${part.mcode}, ${part.producer}, ${part.name}`}
          data-row=""
        >
          {part.mcode}
        </Link>
        <span className={look.maker}>{part.producer}</span>
      </th>
      <td className={look.cell}>
        <span className={look.name}>
          {part.name} <ConditionMark condition={part.condition} />
        </span>
        <span className={look.matched}>
          <MatchedNumber part={part} searchedText={searchText} />
          <LastBoughtText mcode={part.mcode} />
          <FitPlace mcode={part.mcode} />
        </span>
      </td>
      {columns.length === 0 ? <td className={look.cell}>{part.specName}</td> : null}
      {columns.map((key) => (
        <td key={key} className={look.figures}>
          {columnValueText(i18n, key, part, columns)}
        </td>
      ))}
      <td className={look.cell}>
        <StockMark stock={part.stock} />
      </td>
      <td className={look.figures}>
        <Price part={part} />
        <PriceAge />
        <CoreCharge part={part} />
      </td>
      <td className={look.actions}>
        <RowActions part={part} />
        <AddButton part={part} />
      </td>
    </tr>
  )
}
