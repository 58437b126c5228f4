import { Trans, useLingui } from '@lingui/react/macro'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { chosenVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { vehicleTitle } from '#app/state/garage/vehicle-title.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import type { Fitment } from '#contract/catalogue/catalogue.ts'
import { isFitmentOfVehicle } from '#contract/vehicle/judge-fit.ts'
import { css } from '#styled/css'
import { fitments as fitmentsRecipe, heading, mark } from '#styled/recipes'

/** The fitments of the chosen vehicle, marked and before all others. Nothing if no vehicle is chosen, or if the part does not fit it. */
export function ChosenFitments({ fitments }: { fitments: readonly Fitment[] }) {
  const { i18n } = useLingui()
  const { current } = useStateSnapshot(chosenVehicle)
  const look = fitmentsRecipe()
  if (current === null) return null
  const own = fitments.filter(({ modelid: modelId, engine, yearFrom = null, yearTo = null }) =>
    isFitmentOfVehicle({ modelId, engine, from: yearFrom, to: yearTo }, current),
  )
  if (own.length === 0) return null
  const vehicle = vehicleTitle(current)
  return (
    <div className={boxClass}>
      <h3 className={heading({ level: 'group' })}>
        <span className={mark({ tone: 'good' })}>
          <Icon name="check" size={20} />
        </span>{' '}
        <Trans>Your {vehicle}</Trans>
      </h3>
      <ul className={look.lines}>
        {own.map(({ brand, model, engine, yearFrom, yearTo, note }) => (
          <li key={`${engine} ${yearFrom ?? ''} ${yearTo ?? ''} ${note ?? ''}`} className={look.line}>
            <span className={look.model}>
              {brand} {model}
            </span>
            <span className={look.engine}>{engine}</span>
            <span className={look.years}>{formatYearSpan(i18n, yearFrom, yearTo)}</span>
            {note ? <span className={look.note}>{note}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

const boxClass = css({ marginBottom: '3', paddingInline: '3', paddingBlock: '2', borderRadius: 'md', backgroundColor: 'good.soft' })
