import { Trans, useLingui } from '@lingui/react/macro'
import { canAddToCart } from '#app/sale.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { ConditionMark } from '#app/ui/part/ConditionMark.tsx'
import { MatchedNumber } from '#app/ui/part/MatchedNumber.tsx'
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
          <Picture path={part.mainImageUrl} alt="" width={72} height={54} />
          <div className={textClass}>
            <span className={headClass}>
              <span className={codeClass}>{part.mcode}</span>
              <ConditionMark condition={part.condition} />
              {part.mcode === newest ? (
                <span className={mark({ tone: 'good' })}>
                  <Trans>takes its place</Trans>
                </span>
              ) : null}
            </span>
            <span>
              {part.name} · {part.producer}
            </span>
            <span className={specClass}>{part.specName}</span>
            <span className={matchedClass}>
              <MatchedNumber part={part} searchedText={number} />
            </span>
            <StockMark stock={part.stock} />
          </div>
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
const optionClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[72px minmax(0, 1fr) auto]', _tiny: '[minmax(0, 1fr)]' },
  '& > img': { display: { _tiny: 'none' } },
  columnGap: '3',
  paddingBlock: '2',
  alignItems: 'start',
  fontSize: 'sm',
  lineHeight: 'snug',
  borderBottom: 'hair',
})
const textClass = css({ display: 'grid', minWidth: '0', overflowWrap: 'anywhere' })
const headClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })
const codeClass = css({ fontFamily: 'numbers', fontWeight: 'bold', fontSize: 'body', whiteSpace: 'nowrap' })
const specClass = css({ fontWeight: 'bold' })
const matchedClass = css({ color: 'fg.muted', '& mark': { backgroundColor: 'warn.soft', color: 'fg', fontWeight: 'bold' } })
const priceClass = css({ display: 'grid', justifyItems: 'end', gap: '1', textAlign: 'right', maxWidth: { mdDown: '[112px]' } })
const leaveClass = css({ paddingBlock: '1' })
