import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type FoundVehicle, type FoundVehicles, findVehicles } from '#app/state/catalogue/find-vehicles.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import { moveRowFocus } from '#app/ui/row-keys.ts'
import { isYear, wasMadeInYears } from '#contract/kernel/years.ts'
import { MIN_SUGGEST_CHARACTERS } from '#contract/limits.ts'
import { typedVehicleWords } from '#contract/vehicle/name-vehicles.ts'
import { css } from '#styled/css'
import { field, heading } from '#styled/recipes'

/** How long to wait after typing before the search. It is short, because nothing but the results is shown. */
const SEARCH_DELAY_MS = 250

type VehicleSearchState = { type: 'none' } | { type: 'failed' } | ({ type: 'found'; text: string } & FoundVehicles)

interface VehicleSearchProps {
  onChoose: (vehicle: FoundVehicle) => void
}

/** A text search for vehicles, such as `hilux 2.4 2003`, with its results. Enter chooses the first, arrow keys move to the others. */
export function VehicleSearch({ onChoose }: VehicleSearchProps) {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<VehicleSearchState>({ type: 'none' })
  const [begin] = useState(createLatestCallGuard)
  const list = useRef<HTMLUListElement>(null)
  const asked = text.trim()
  useEffect(() => {
    const isNewest = begin()
    if (asked.length < MIN_SUGGEST_CHARACTERS) {
      setFound({ type: 'none' })
      return
    }
    const timer = setTimeout(() => {
      findVehicles(asked).then(
        (vehicles) => isNewest() && setFound({ type: 'found', text: asked, ...vehicles }),
        (error: unknown) => {
          logErrorOnly(error)
          if (isNewest()) setFound({ type: 'failed' })
        },
      )
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [asked, begin])

  const vehicles = found.type === 'found' ? found.vehicles : []
  const missed = found.type === 'found' ? unmatchedYear(found.text, vehicles) : null
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = vehicles
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[data-row]')?.focus()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The displayed results may be for the previous text.
    if (first && missed === null && found.type === 'found' && found.text === asked) onChoose(first)
  }
  return (
    <div className={frameClass}>
      <label htmlFor={id} className={heading({ level: 'label' })}>
        <Trans>Make, model, engine or year</Trans>
      </label>
      <input
        id={id}
        type="search"
        className={field()}
        value={text}
        placeholder="hilux 2.4 2003"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <p className={messageTextClass} role="status">
        {found.type === 'failed' ? (
          <Trans>The shop did not answer. Choose by the steps below.</Trans>
        ) : found.type !== 'found' ? null : vehicles.length > 0 ? (
          <>
            <span className={visuallyHiddenClass}>{plural(vehicles.length, { one: '# vehicle', other: '# vehicles' })}</span>
            {missed === null ? null : <Trans>None is of {missed}. These are of other years.</Trans>}{' '}
            {found.isDeviceOnly ? <Trans>Of the makes that are on this device.</Trans> : null}
          </>
        ) : found.isDeviceOnly ? (
          <Trans>Not among the makes that are on this device.</Trans>
        ) : (
          <Trans>No vehicle is called that. Choose by the steps below.</Trans>
        )}
      </p>
      {vehicles.length > 0 ? (
        <ul ref={list} aria-label={t`Vehicles`} onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.modelid}>
              <button type="button" className={rowClass} data-row="" onClick={() => onChoose(vehicle)}>
                <VehicleDescription vehicle={vehicle} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Returns the year in the text if none of the vehicles was built in it. Choosing such a vehicle changes the year. */
function unmatchedYear(text: string, vehicles: readonly FoundVehicle[]): string | null {
  const year = typedVehicleWords(text).find(isYear)
  if (year === undefined || vehicles.length === 0) return null
  const madeThen = vehicles.some(
    ({ yearFrom = null, yearTo = null, model }) => wasMadeInYears({ from: yearFrom, to: yearTo }, Number(year)) || model.includes(year),
  )
  return madeThen ? null : year
}

function VehicleDescription({ vehicle }: { vehicle: FoundVehicle }) {
  const { i18n } = useLingui()
  const { brand, model, engines, yearFrom, yearTo, starters, alternators, partCount } = vehicle
  return (
    <>
      <span className={vehicleNameClass}>
        {brand} {model}
      </span>{' '}
      <span className={dataClass}>{[formatYearSpan(i18n, yearFrom, yearTo), engines.join(', ')].filter(Boolean).join(' · ')}</span>{' '}
      <span className={dataClass}>
        {starters === undefined || alternators === undefined ? (
          <Plural value={partCount} _0="no part yet" one="# part" other="# parts" />
        ) : (
          <>
            <Plural value={starters} _0="no starter" one="# starter" other="# starters" /> ·{' '}
            <Plural value={alternators} _0="no alternator" one="# alternator" other="# alternators" />
          </>
        )}
      </span>
    </>
  )
}

const frameClass = css({ display: 'grid', gap: '1' })
const messageTextClass = css({ minHeight: '5', fontSize: 'sm', color: 'fg.muted' })
const rowClass = css({
  display: 'grid',
  width: 'full',
  minHeight: 'touch',
  paddingBlock: '2',
  borderBottom: 'hair',
  textAlign: 'left',
  lineHeight: 'snug',
  _hovers: { _hover: { backgroundColor: 'well' } },
})
const vehicleNameClass = css({ fontWeight: 'bold' })
const dataClass = css({ fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' })
const visuallyHiddenClass = css({ srOnly: true })
