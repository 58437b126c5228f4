import { Trans, useLingui } from '@lingui/react/macro'
import { canAddToCart } from '#app/sale.ts'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { MatchedNumber } from '#app/ui/part/MatchedNumber.tsx'
import { matchedNumberClass, PartFrame, PartFrameLine, partCodeClass, partSpecClass } from '#app/ui/part/PartFrame.tsx'
import { CoreCharge } from '#app/ui/price/CoreCharge.tsx'
import { Money } from '#app/ui/price/Money.tsx'
import { StockMark } from '#app/ui/price/StockMark.tsx'
import type { PartCard } from '#contract/catalogue/catalogue.ts'
import { css } from '#styled/css'
import { button, mark } from '#styled/recipes'

interface PartOptionsProps {
  /** The number of the line, which the buttons name. */
  number: string
  parts: readonly PartCard[]
  /** The code of the successor among the parts, if one takes the place of another. */
  newest?: string
  /** The code of the chosen part; undefined before a choice. */
  chosen: string | undefined
  /** Called with the code of the chosen part; '' leaves the line out. */
  onChoose: (mcode: string) => void
}

/** The parts that a number may mean, with pictures, each with a button that takes it. */
export function PartOptions({ number, parts, newest, chosen, onChoose }: PartOptionsProps) {
  const { t } = useLingui()
  return (
    <ul className={listClass} aria-label={t`Parts for ${number}`}>
      {parts.map((part) => (
        <li key={part.mcode} className={optionClass}>
          <PartFrame
            part={part}
            size="md"
            side={
              <div className={priceClass}>
                <Money usd={part.price} />
                <CoreCharge part={part} />
                <button
                  type="button"
                  className={button({ size: 'sm' })}
                  aria-pressed={part.mcode === chosen}
                  aria-label={t`Take ${part.mcode}`}
                  disabled={!canAddToCart(part)}
                  onClick={() => onChoose(part.mcode)}
                >
                  {part.mcode === chosen ? <Trans>Taken</Trans> : <Trans>Take</Trans>}
                </button>
              </div>
            }
          >
            <PartFrameLine>
              <span className={partCodeClass}>{part.mcode}</span>
              <ConditionMark condition={part.condition} />
              {part.mcode === newest ? (
                <span className={mark({ tone: 'good' })}>
                  <Trans>takes its place</Trans>
                </span>
              ) : null}
            </PartFrameLine>
            <span>
              {part.name} · {part.producer}
            </span>
            <span className={partSpecClass}>{part.specName}</span>
            <span className={matchedNumberClass}>
              <MatchedNumber part={part} searchedText={number} />
            </span>
            <StockMark stock={part.stock} />
          </PartFrame>
        </li>
      ))}
      <li className={leaveClass}>
        <button type="button" className={button({ tone: 'plain', size: 'sm' })} onClick={() => onChoose('')}>
          <Trans>Leave this number out</Trans>
        </button>
      </li>
    </ul>
  )
}

const listClass = css({ display: 'grid', borderLeft: 'hair', paddingLeft: '3' })
const optionClass = css({ paddingBlock: '2', borderBottom: 'hair' })
const priceClass = css({ display: 'grid', justifyItems: 'end', gap: '1', textAlign: 'right', maxWidth: { mdDown: '[112px]' } })
const leaveClass = css({ paddingBlock: '1' })
