import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/Icon.tsx'
import { VehicleSearch } from '#app/ui/vehicle/VehicleSearch.tsx'
import type { VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { draftOfFound } from './AddVehicle.tsx'

interface ModelFieldProps {
  input: VehicleDraft
  onChange: (more: Partial<VehicleDraft>) => void
}

/** The model of a vehicle in the catalogue. It can be found by its name, also later; the name that the owner gave stays. */
export function ModelField({ input: { modelid, brand, model, engine, year }, onChange }: ModelFieldProps) {
  const [isSearching, setSearching] = useState(false)
  return (
    <div className={frameClass}>
      <p className={lineClass}>
        {modelid === null ? (
          <span className={mutedClass}>
            <Trans>Not linked to a model of the catalogue, so what fits cannot be said.</Trans>
          </span>
        ) : (
          <span className={modelClass}>
            <Icon name="check" size={16} />
            <span>
              {brand} {model}
            </span>
          </span>
        )}
        <button type="button" className={button({ size: 'sm' })} aria-expanded={isSearching} onClick={() => setSearching(!isSearching)}>
          {modelid === null ? <Trans>Find its model</Trans> : <Trans>Other model</Trans>}
        </button>
      </p>
      {isSearching ? (
        <VehicleSearch
          otherWay={<Trans>It can be kept without a model.</Trans>}
          onChoose={(found) => {
            const { name: _, fitted: __, note: ___, photo: ____, serialNumber: _____, registration: ______, ...said } = draftOfFound(found)
            // What the user has said already stays, unless the found vehicle says it.
            onChange({ ...said, engine: said.engine ?? (found.engines.includes(engine ?? '') ? engine : null), year: said.year ?? year })
            setSearching(false)
          }}
        />
      ) : null}
    </div>
  )
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' })
const lineClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2' })
const mutedClass = css({ flex: '[1 1 200px]', fontSize: 'sm', color: 'fg.muted' })
const modelClass = css({ display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', overflowWrap: 'anywhere' })
