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
  const { shown } = useOfflineResult(useCallback(() => fetchRecentlyBought(MAX_BOUGHT_SHOWN), []))
  return (
    <Section title={<Trans>Buy again</Trans>} to={href('boughtParts')} way={<Trans>All parts you bought</Trans>}>
      <Rows as="bought" of={shown} none={<Trans>Each part that you buy stands here, to be bought again at one press.</Trans>}>
        {(parts) =>
          parts.map(({ id, name, language, mainImageUrl, at, now }) => (
            <Row
              key={id}
              to={href('part', { mcode: id })}
              picture={mainImageUrl}
              name={<span className={numberClass}>{id}</span>}
              beside={
                now === null ? null : (
                  <span>
                    <b>
                      <Money usd={now.price} />
                    </b>{' '}
                    <PriceAge />
                  </span>
                )
              }
              button={now === null ? undefined : <AddButton part={now} />}
            >
              <span lang={langAttributeOf(language)}>{name}</span>
              <span>{formatPastDay(at)}</span>
            </Row>
          ))
        }
      </Rows>
    </Section>
  )
}
