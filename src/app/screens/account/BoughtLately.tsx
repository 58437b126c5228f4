import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useOfflineResult } from '#app/hooks/use-answer.ts'
import { formatPastDay } from '#app/i18n/format.ts'
import { fetchRecentlyBought } from '#app/state/orders/lately.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { numberClass } from '#app/ui/part/digits.ts'
import { langAttributeOf } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { href } from '#contract/routes/addresses.ts'
import { Row } from './Row.tsx'
import { Rows, Section } from './Section.tsx'

const MAX_BOUGHT_SHOWN = 4

/** A list of recently bought parts, each with a button that orders it again. */
export function BoughtLately() {
  const { result } = useOfflineResult(useCallback(() => fetchRecentlyBought(MAX_BOUGHT_SHOWN), []))
  return (
    <Section title={<Trans>Buy again</Trans>} to={href('boughtParts')} linkLabel={<Trans>All parts you bought</Trans>}>
      <Rows
        sectionName="bought"
        result={result}
        emptyContent={<Trans>Each part that you buy stands here, to be bought again at one press.</Trans>}
      >
        {(parts) =>
          parts.map(({ id, name, language, mainImageUrl, boughtAt, currentCard }) => (
            <Row
              key={id}
              to={href('part', { mcode: id })}
              pictureUrl={mainImageUrl}
              name={<span className={numberClass}>{id}</span>}
              endContent={
                currentCard === null ? null : (
                  <span>
                    <b>
                      <Money usd={currentCard.price} />
                    </b>{' '}
                    <PriceAge />
                  </span>
                )
              }
              button={currentCard === null ? undefined : <AddButton part={currentCard} />}
            >
              <span lang={langAttributeOf(language)}>{name}</span>
              <span>{formatPastDay(boughtAt)}</span>
            </Row>
          ))
        }
      </Rows>
    </Section>
  )
}
