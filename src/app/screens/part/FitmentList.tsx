import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Fitment, PartDetail } from '#contract/catalogue/catalogue.ts'
import { field, fitments as fitmentsRecipe } from '#styled/recipes'
import { ChosenFitments } from './ChosenFitments.tsx'
import { FitmentGroups } from './FitmentGroups.tsx'
import { filterFitments, groupFitments } from './fitment-groups.ts'

/** From this number of fitments on, there is a field that filters them. */
const MIN_FITMENTS_FOR_FILTER = 12

interface FitmentListProps {
  fitments: readonly Fitment[]
  unnamedApplications: PartDetail['unnamed']
}

/** The fitments of a part by make and model, with a filter for long lists. At the end, fitments that have only ids and no names. */
export function FitmentList({ fitments, unnamedApplications }: FitmentListProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const look = fitmentsRecipe()
  const found = filterFitments(fitments, text)
  return (
    <>
      <ChosenFitments fitments={fitments} />
      {fitments.length > MIN_FITMENTS_FOR_FILTER ? (
        <input
          type="search"
          className={field({ size: 'sm' })}
          aria-label={t`Filter applications`}
          placeholder={t`Make, model, engine or year`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      ) : null}
      <p className={look.found} role="status">
        {text.trim() ? <Plural value={found.length} _0="None of these; try fewer words." one="# fits this" other="# fit this" /> : null}
      </p>
      <FitmentGroups groups={groupFitments(found)} isCollapsed={text.trim() === '' && fitments.length > MIN_FITMENTS_FOR_FILTER * 3} />
      {unnamedApplications ? <UnnamedApplications unnamedApplications={unnamedApplications} /> : null}
    </>
  )
}

/** Fitments that have only the supplier's ids, because this shop has no names for those vehicles. */
function UnnamedApplications({ unnamedApplications: { count, ids } }: { unnamedApplications: NonNullable<PartDetail['unnamed']> }) {
  const look = fitmentsRecipe()
  return (
    <details className={look.unnamed}>
      <summary className={look.summary}>
        <Plural
          value={count}
          one="# application by a vehicle id that this shop cannot name yet"
          other="# applications by vehicle ids that this shop cannot name yet"
        />
      </summary>
      <p className={look.ids}>{ids.join(' · ')}</p>
      <p>
        <Trans>Not sure whether it fits? Ask us with your vehicle’s data.</Trans>
      </p>
    </details>
  )
}
