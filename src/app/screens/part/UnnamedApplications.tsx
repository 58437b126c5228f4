import { Plural, Trans } from '@lingui/react/macro'
import type { PartDetail } from '#contract/catalogue.ts'
import { fitments as fitmentsRecipe } from '#styled/recipes'

/** Fitments by the supplier's ids for vehicles that this shop has no names for. */
export function UnnamedApplications({ unnamed: { count, ids } }: { unnamed: NonNullable<PartDetail['unnamed']> }) {
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
