import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { FoundVehicle } from '#app/hooks/catalogue/use-vehicle-search.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { needsScriptClass } from '#app/ui/needs-script.ts'
import { VehicleSearch, vehicleRowClass } from '#app/ui/vehicle/VehicleSearch.tsx'
import { draftOfModel, readTypedMachine, type VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import { css } from '#styled/css'

/** Returns what is entered for a vehicle that was found by its name. Of several engines none is chosen. */
export function draftOfFound({ modelid, appid, brand, model, engines, year }: FoundVehicle): VehicleDraft {
  const [only] = engines
  return draftOfModel({ modelid, appid, brand, model, engine: engines.length === 1 ? (only ?? null) : null, year: year ?? null })
}

/** Returns what of a typed line names a vehicle: all but the serial number. */
function searchTextOf(typed: string): string {
  const { serialNumber, name, year } = readTypedMachine(typed)
  return serialNumber === '' ? typed : [name, year ?? ''].join(' ').trim()
}

/** One line that adds a vehicle of the catalogue, or a machine as it is typed. `onAdd`: asks for the rest of it. */
export function AddVehicle({ onAdd }: { onAdd: (draft: VehicleDraft) => void }) {
  /** The line is emptied by a new key when a vehicle was taken from it. */
  const [round, setRound] = useState(0)
  const add = (draft: VehicleDraft) => {
    onAdd(draft)
    setRound(round + 1)
  }
  return (
    <div className={`${frameClass} ${needsScriptClass}`}>
      <VehicleSearch
        key={round}
        label={<Trans>Add a vehicle or machine</Trans>}
        placeholder="hilux 2.4d 2005"
        otherWay={<Trans>It can be kept as you typed it.</Trans>}
        searchTextOf={searchTextOf}
        onChoose={(vehicle, typed) => add({ ...draftOfFound(vehicle), serialNumber: readTypedMachine(typed).serialNumber })}
        renderTyped={(text) => (
          <button type="button" className={`${vehicleRowClass} ${typedClass}`} data-row="" onClick={() => add(readTypedMachine(text))}>
            <Icon name="plus" />
            <span>
              <Trans>Keep “{text}” as typed</Trans>
            </span>
          </button>
        )}
      />
    </div>
  )
}

const frameClass = css({ maxWidth: 'prose' })
const typedClass = css({ gridTemplateColumns: '[auto minmax(0, 1fr)]', alignItems: 'center', columnGap: '2', overflowWrap: 'anywhere' })
