import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { lazyComponent } from '#app/hooks/lazy/lazy-component.ts'
import { finderQueryOf } from '#app/state/old-unit/old-unit.ts'
import { Link } from '#app/ui/Link.tsx'
import { attributeLabel, formatAttribute } from '#app/ui/part/attribute-text.ts'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { finderAddress } from '#contract/finder/finder-address.ts'
import type { MeasurableKey } from '#contract/finder/measurable.ts'
import { link, matchCheck } from '#styled/recipes'
import type { Match } from './use-match.ts'

const OldValue = lazyComponent(
  () => import('./OldValue.tsx'),
  (piece) => piece.OldValue,
)

interface MeasureDiffersProps {
  part: PartDetail
  measure: MeasurableKey
  oldValue: string | null
  match: Match
  /** How many parts have all that is known of the old unit; null while that is unknown. */
  fitting: number | null
}

/** What the old unit has instead of a measure that differs, and the way to the parts that have it too. */
export function MeasureDiffers({ part, measure, oldValue, match, fitting }: MeasureDiffersProps) {
  const { i18n } = useLingui()
  const look = matchCheck()
  if (oldValue === null)
    return (
      <Suspense>
        <OldValue
          measure={measure}
          kind={part.backCategoryId}
          partValue={String(part.attributes[measure] ?? '')}
          onAnswer={(value) => match.answer(measure, value)}
        />
      </Suspense>
    )
  const given = Number.isFinite(Number(oldValue)) ? Number(oldValue) : oldValue
  const value = formatAttribute(i18n, measure, given)
  const label = attributeLabel(i18n, measure)
  return (
    <p className={look.old}>
      <span>
        <Trans>
          Old unit: <b>{value}</b>
        </Trans>
      </span>
      {match.unit === null ? null : (
        <Link to={finderAddress(finderQueryOf(match.unit))} className={link({ tall: true })}>
          {fitting === null ? (
            <Trans>
              Parts with {label} {value}
            </Trans>
          ) : (
            <Trans>
              Parts with {label} {value} ({fitting})
            </Trans>
          )}
        </Link>
      )}
    </p>
  )
}
