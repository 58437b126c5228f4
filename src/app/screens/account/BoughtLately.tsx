import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useAnswer } from '#app/hooks/use-answer.ts'
import { pastDay } from '#app/i18n/format.ts'
import { askBoughtLately } from '#app/state/orders/lately.ts'
import { AddButton } from '#app/ui/AddButton.tsx'
import { digits } from '#app/ui/part/digits.ts'
import { historyLang } from '#app/ui/part/history-lang.ts'
import { Money } from '#app/ui/price/Money.tsx'
import { PriceAge } from '#app/ui/price/PriceAge.tsx'
import { href } from '#contract/routes/addresses.ts'
import { Row } from './Row.tsx'
import { Rows, Section } from './Section.tsx'

const BOUGHT_SHOWN = 4

/** A list of recently bought parts, each with a button that orders it again. */
export function BoughtLately() {
  const { shown } = useAnswer(useCallback(() => askBoughtLately(BOUGHT_SHOWN), []))
  return (
    <Section title={<Trans>Buy again</Trans>} to={href('boughtParts')} way={<Trans>All parts you bought</Trans>}>
      <Rows as="bought" of={shown} none={<Trans>Each part that you buy stands here, to be bought again at one press.</Trans>}>
        {(parts) =>
          parts.map(({ id, name, language, mainImageUrl, at, now }) => (
            <Row
              key={id}
              to={href('part', { mcode: id })}
              picture={mainImageUrl}
              name={<span className={digits}>{id}</span>}
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
              <span lang={historyLang(language)}>{name}</span>
              <span>{pastDay(at)}</span>
            </Row>
          ))
        }
      </Rows>
    </Section>
  )
}
