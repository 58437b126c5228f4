import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { Model } from '#contract/catalogue/catalogue.ts'
import type { ListingQuery } from '#contract/listing/listing-query.ts'
import { enginesLoad } from '#contract/loads/fitment-loads.ts'
import { chip, vehicle } from '#styled/recipes'

interface EngineChoiceProps {
  model: Model
  query: ListingQuery
  addressOf: (query: ListingQuery) => string
}

/**
 * A choice of the vehicle's engine. It is shown for a model with several engines, because a part may fit only some of them. A second tap
 * removes the choice, and also a year in the URL.
 */
export function EngineChoice({ model, query, addressOf }: EngineChoiceProps) {
  const { t } = useLingui()
  const labelId = useId()
  const look = vehicle()
  const asks = model.engines.length > 1
  const counted = useLoadedQuery(enginesLoad(model.id, query))
  if (!asks && query.year === null) return null
  const counts = counted.status === 'ready' ? counted.value[0]?.engineCounts : undefined
  const countOf = (engine: string) => counts?.find((row) => row.engine === engine)?.partCount
  return (
    <nav className={look.engines} aria-labelledby={labelId}>
      <p id={labelId} className={look.question}>
        {!asks ? <Trans>Year</Trans> : query.engine === null ? <Trans>Which engine?</Trans> : <Trans>Engine</Trans>}
      </p>
      <ul className={look.choices}>
        {(asks ? model.engines : []).map((engine) => {
          const chosen = query.engine === engine
          const count = countOf(engine)
          return (
            <li key={engine}>
              <Link
                to={addressOf({ ...query, engine: chosen ? null : engine, pageNo: 1 })}
                className={chip()}
                aria-current={chosen ? 'true' : undefined}
              >
                {engine}{' '}
                {count === undefined ? null : (
                  // The number of parts has a unit word, because "2.4 D 48" would be read as the name of an engine.
                  <span className={look.chipCount}>
                    <Plural value={count} one="# part" other="# parts" />
                  </span>
                )}
              </Link>
            </li>
          )
        })}
        {query.year === null ? null : (
          <li>
            <Link
              to={addressOf({ ...query, year: null, pageNo: 1 })}
              className={chip()}
              aria-label={t`Built ${query.year}: show all years`}
            >
              <Trans>Built {query.year}</Trans> <Icon name="close" size={16} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
