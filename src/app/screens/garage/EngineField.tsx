import { useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import type { VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import { MAX_VEHICLE_TEXT_CHARACTERS } from '#contract/limits.ts'
import { enginesLoad } from '#contract/loads/fitment-loads.ts'

interface EngineFieldProps {
  input: VehicleDraft
  wrong: string | undefined
  onChange: (engine: string | null) => void
}

/**
 * The engine of a vehicle. For a model of the catalogue it is one of its engines, so that what fits can be said; for any other vehicle it is
 * typed.
 */
export function EngineField({ input: { modelid, engine }, wrong, onChange }: EngineFieldProps) {
  const { t } = useLingui()
  const models = useLoadedQuery(modelid === null ? null : enginesLoad(modelid, { year: null }))
  if (modelid === null)
    return (
      <TextField
        name="engine"
        label={t`Engine`}
        optional
        value={engine ?? ''}
        wrong={wrong}
        maxLength={MAX_VEHICLE_TEXT_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    )
  const known = models.status === 'ready' ? (models.value[0]?.engines ?? []) : []
  // Without a network the engines may be unknown; the chosen one stays.
  const engines = engine === null || known.includes(engine) ? known : [engine, ...known]
  return (
    <SelectField
      name="engine"
      label={t`Engine`}
      wrong={wrong}
      value={engine ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{t`Not known`}</option>
      {engines.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  )
}
