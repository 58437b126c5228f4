import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { currentFitPlaces, subscribeToFitPlaces } from '#app/hooks/fit-places.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import type { ChosenVehicle } from '#app/state/garage/chosen-vehicle.ts'
import { fitVerdicts, onVerdictsDue, requestVerdicts, vehicleKeyOf } from '#app/state/garage/fit-verdicts.ts'
import { vehicleTitle } from '#app/state/garage/vehicle-title.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { FitVerdict, verdictLooks } from '#app/ui/part/FitVerdict.tsx'
import { casesText, fitSentence } from '#app/ui/part/fit-words.ts'
import type { FitVerdict as Verdict } from '#contract/vehicle/fit-verdict.ts'
import { vehicleHref } from '#contract/vehicle/vehicle-href.ts'
import { css } from '#styled/css'
import { mark } from '#styled/recipes'
import { FitSwitch } from './FitSwitch.tsx'

/** How long places are gathered, so that a page of rows is one request. */
const GATHER_MS = 30

const codesOf = (places: readonly HTMLElement[]) => places.flatMap(({ dataset }) => dataset['fit'] ?? [])

/** Draws whether parts fit the vehicle into all places of the page that wait for it (ui/part/FitPlace.tsx). */
export function FitVerdicts({ vehicle }: { vehicle: ChosenVehicle }) {
  const places = useSyncExternalStore(subscribeToFitPlaces, currentFitPlaces, currentFitPlaces)
  const { byPart, vehicleKey } = useStateSnapshot(fitVerdicts)
  useEffect(() => {
    const timer = setTimeout(() => void requestVerdicts(vehicle, codesOf(places)), GATHER_MS)
    return () => clearTimeout(timer)
  }, [vehicle, places])
  useEffect(() => onVerdictsDue(() => void requestVerdicts(vehicle, codesOf(currentFitPlaces()))), [vehicle])
  return places.map((place, at) => {
    const { fit: mcode = '', category, fitSwitch } = place.dataset
    if (fitSwitch !== undefined) return createPortal(<FitSwitch vehicle={vehicle} />, place, `switch ${at}`)
    const verdict = vehicleKey === vehicleKeyOf(vehicle) ? (byPart[mcode] as Verdict | undefined) : undefined
    if (verdict === undefined) return null
    const drawn =
      category === undefined ? <FitVerdict verdict={verdict} /> : <PageVerdict verdict={verdict} vehicle={vehicle} category={category} />
    return createPortal(drawn, place, `${mcode} ${at}`)
  })
}

interface PageVerdictProps {
  verdict: Verdict
  vehicle: ChosenVehicle
  category: string
}

/** The verdict on a part's page: with the vehicle's name, and for a part that does not fit a link to those of its category that do. */
function PageVerdict({ verdict, vehicle, category }: PageVerdictProps) {
  const { i18n } = useLingui()
  if (verdict.type === 'universal') return null
  const { icon, tone } = verdictLooks[verdict.type]
  const words = (
    <span className={`${mark({ tone })} ${sentenceClass}`}>
      <Icon name={icon} size={20} />
      <span>{fitSentence(i18n, verdict, vehicleTitle(vehicle))}</span>
    </span>
  )
  if (verdict.type !== 'does-not-fit' && verdict.type !== 'not-known')
    return <span className={`${boxClass} ${toneClasses[tone]}`}>{words}</span>
  const cases = verdict.type === 'does-not-fit' ? casesText(i18n, verdict.cases) : ''
  // The engine can be chosen again on the model's page.
  const asked = verdict.type === 'not-known' && verdict.why === 'unknown-engine' ? { ...vehicle, engine: null } : vehicle
  return (
    <Link to={vehicleHref(vehicle.modelid, { ...asked, category })} className={`${boxClass} ${toneClasses[tone]}`}>
      {words}
      <span className={linkTextClass}>
        {cases === '' ? null : <Trans>This model only {cases}.</Trans>}{' '}
        <u>
          <Trans>Show what fits</Trans>
        </u>
      </span>
    </Link>
  )
}

const boxClass = css({
  display: 'grid',
  alignContent: 'center',
  gap: '0.5',
  minHeight: '18',
  paddingInline: '3',
  paddingBlock: '1',
  borderRadius: 'md',
  textDecoration: 'none',
})
const toneClasses = {
  good: css({ backgroundColor: 'good.soft' }),
  warn: css({ backgroundColor: 'warn.soft' }),
  bad: css({ backgroundColor: 'bad.soft' }),
  quiet: css({ backgroundColor: 'well' }),
}
const sentenceClass = css({ gap: '2', fontSize: 'body', fontWeight: 'bold', whiteSpace: 'normal', '& svg': { flexShrink: 0 } })
const linkTextClass = css({ paddingInlineStart: '[28px]', fontSize: 'sm', color: 'fg' })
