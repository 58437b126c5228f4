import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { href } from '#contract/routes/addresses.ts'
import { partRow } from '#styled/recipes'
import { AddButton } from './AddButton.tsx'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { ConditionMark } from './part/ConditionMark.tsx'
import { DotSeparatedItems } from './part/DotSeparatedItems.tsx'
import { FitPlace } from './part/FitPlace.tsx'
import { LastBoughtText } from './part/LastBoughtText.tsx'
import { MatchedNumber } from './part/MatchedNumber.tsx'
import { RowActions } from './part/RowActions.tsx'
import { CoreCharge } from './price/CoreCharge.tsx'
import { Price } from './price/Price.tsx'
import { PriceAge } from './price/PriceAge.tsx'
import { PromotionEndText } from './price/PromotionEndText.tsx'
import { StockMark } from './price/StockMark.tsx'
import { expectedHeightOf, placeHeightOf, watchRow } from './seen-rows.ts'

interface PartRowProps {
  part: PartCard
  /** The search text, which is highlighted in the number that matches. */
  searchedText?: string
}

/** The place of a row that is drawn later, as high as the row. */
export const PartRowPlace = ({ mcode }: Pick<PartCard, 'mcode'>) => <li className={partRow().root} style={placeHeightOf(mcode)} />

/**
 * A part as a row of a list (design, "The phone first"): picture; number, name and maker, key attributes, the number that matches, stock;
 * in a separate column price, core charge and button. The row is one link, except the favourite and Add buttons.
 */
export function PartRow({ part, searchedText = '' }: PartRowProps) {
  const { t } = useLingui()
  const look = partRow()
  const watch = useCallback((row: HTMLLIElement) => watchRow(row, part.mcode), [part.mcode])
  return (
    <li ref={watch} className={look.root} style={expectedHeightOf(part.mcode)}>
      <div className={look.picture}>
        <Picture path={part.mainImageUrl} alt="" width={72} height={54} />
      </div>
      <div className={look.line}>
        <Link
          to={href('part', { mcode: part.mcode })}
          className={look.link}
          aria-label={t`${part.mcode}, ${part.producer}, ${part.name}`}
          data-row=""
        >
          {part.mcode}
        </Link>{' '}
        <ConditionMark condition={part.condition} />
      </div>
      <div className={look.name}>
        <DotSeparatedItems isOneLine>
          <span>
            <bdi>{part.name}</bdi>{' '}
          </span>
          <span className={look.maker}>{part.producer}</span>
        </DotSeparatedItems>
      </div>
      <div className={look.facts}>
        <span className={look.data}>{part.specName}</span>
      </div>
      <div className={look.matched}>
        <MatchedNumber part={part} searchedText={searchedText} />
      </div>
      <div className={look.stock}>
        <StockMark stock={part.stock} /> <PriceAge />{' '}
        {part.promotion === undefined ? null : <PromotionEndText promotion={part.promotion} />}
        <LastBoughtText mcode={part.mcode} />
        <FitPlace mcode={part.mcode} />
      </div>
      <div className={look.figures}>
        <Price part={part} />
        <CoreCharge part={{ coreCharge: part.coreCharge }} />
      </div>
      <RowActions part={part} />
      <AddButton part={part} />
    </li>
  )
}
