import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type FoundVehicle, useVehicleSearch } from '#app/hooks/catalogue/use-vehicle-search.ts'
import { formatYearSpan } from '#app/ui/part/year-span.ts'
import { moveRowFocus } from '#app/ui/row-keys.ts'
import { isYear, wasMadeInYears } from '#contract/kernel/years.ts'
import { typedVehicleWords } from '#contract/vehicle/name-vehicles.ts'
import { css } from '#styled/css'
import { field, heading } from '#styled/recipes'

interface VehicleSearchProps {
  /** The label of the field; without it the field asks for make, model, engine or year. */
  label?: ReactNode
  placeholder?: string
  /** `typed`: what the field holds. */
  onChoose: (vehicle: FoundVehicle, typed: string) => void
  /** Returns what of the typed text names a vehicle; all of it if absent. */
  searchTextOf?: (typed: string) => string
  /** What else the user can do if no vehicle is found, or the shop does not answer: a sentence. */
  otherWay: ReactNode
  /** Shown as the last row: what can be done with the typed text (trimmed) itself. Nothing for an empty text. */
  renderTyped?: (text: string) => ReactNode
}

/** A text search for vehicles, such as `hilux 2.4 2003`, with its results. Enter chooses the first, arrow keys move to the others. */
export function VehicleSearch({
  label,
  placeholder = 'hilux 2.4 2003',
  onChoose,
  searchTextOf,
  otherWay,
  renderTyped,
}: VehicleSearchProps) {
  const { t } = useLingui()
  const id = useId()
  const [text, setText] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const typed = text.trim()
  const asked = searchTextOf?.(typed) ?? typed
  const found = useVehicleSearch(asked)
  const vehicles = found.type === 'found' ? found.vehicles : []
  const missed = found.type === 'found' ? unmatchedYear(found.text, vehicles) : null
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const [first] = vehicles
    const row = list.current?.querySelector<HTMLElement>('[data-row]')
    if (event.key === 'ArrowDown' && row) {
      event.preventDefault()
      row.focus()
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // The displayed results may be for the previous text.
    if (found.type !== 'found' || found.text !== asked) return
    if (first && missed === null) onChoose(first, typed)
    // Without a vehicle of that name, the only row is the one for the typed text.
    if (!first) row?.click()
  }
  return (
    <div className={frameClass}>
      <label htmlFor={id} className={heading({ level: 'label' })}>
        {label ?? <Trans>Make, model, engine or year</Trans>}
      </label>
      <input
        id={id}
        type="search"
        className={field()}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <p className={messageTextClass} role="status">
        {found.type === 'failed' ? (
          <>
            <Trans>The shop did not answer.</Trans> {otherWay}
          </>
        ) : found.type !== 'found' ? null : vehicles.length > 0 ? (
          <>
            <span className={visuallyHiddenClass}>{plural(vehicles.length, { one: '# vehicle', other: '# vehicles' })}</span>
            {missed === null ? null : <Trans>None is of {missed}. These are of other years.</Trans>}{' '}
            {found.isDeviceOnly ? <Trans>Of the makes that are on this device.</Trans> : null}
          </>
        ) : found.isDeviceOnly ? (
          <Trans>Not among the makes that are on this device.</Trans>
        ) : (
          <>
            <Trans>No vehicle is called that.</Trans> {otherWay}
          </>
        )}
      </p>
      {vehicles.length > 0 || renderTyped !== undefined ? (
        <ul ref={list} aria-label={t`Vehicles`} onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveRowFocus(event)}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.modelid}>
              <button type="button" className={vehicleRowClass} data-row="" onClick={() => onChoose(vehicle, typed)}>
                <VehicleDescription vehicle={vehicle} />
              </button>
            </li>
          ))}
          {renderTyped === undefined || typed === '' ? null : <li>{renderTyped(typed)}</li>}
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
/** A row of the results, also for the typed text. */
export const vehicleRowClass = css({
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
