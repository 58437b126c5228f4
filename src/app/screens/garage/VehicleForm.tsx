import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useBusyButton } from '#app/hooks/use-press.ts'
import { scalePhoto } from '#app/state/page/photo.ts'
import { FieldFrame } from '#app/ui/form/FieldFrame.tsx'
import { PhotoField } from '#app/ui/form/PhotoField.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import type { VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import {
  MAX_VEHICLE_NAME_CHARACTERS,
  MAX_VEHICLE_NOTE_CHARACTERS,
  MAX_VEHICLE_PHOTO_CHARACTERS,
  MAX_VEHICLE_TEXT_CHARACTERS,
} from '#contract/limits.ts'
import { css, cx } from '#styled/css'
import { button, field } from '#styled/recipes'
import { EngineField } from './EngineField.tsx'
import { ModelField } from './ModelField.tsx'

interface VehicleFormProps {
  input: VehicleDraft
  /** The error message of each wrong field. */
  faults: Partial<Record<string, string>>
  onChange: (more: Partial<VehicleDraft>) => void
  onSave: () => Promise<void>
}

/** A form for a vehicle or machine. Only the name is needed. */
export function VehicleForm({ input, faults, onChange, onSave }: VehicleFormProps) {
  const { t } = useLingui()
  const { isBusy, press } = useBusyButton(onSave)
  const send = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return (
    <form className={frameClass} onSubmit={send} noValidate>
      <TextField
        name="name"
        label={t`Name`}
        value={input.name}
        wrong={faults.name}
        maxLength={MAX_VEHICLE_NAME_CHARACTERS}
        autoComplete="off"
        hint={<Trans>As you call it: “Hilux Meyer”, “Truck 4”.</Trans>}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <ModelField input={input} onChange={onChange} />
      <div className={pairClass}>
        <EngineField input={input} wrong={faults.engine} onChange={(engine) => onChange({ engine })} />
        <TextField
          name="year"
          label={t`Year`}
          optional
          inputMode="numeric"
          value={input.year ?? ''}
          wrong={faults.year}
          maxLength={4}
          autoComplete="off"
          onChange={({ target }) => onChange({ year: readYear(target.value) })}
        />
      </div>
      <div className={pairClass}>
        <TextField
          name="serialNumber"
          label={t`Serial number`}
          optional
          value={input.serialNumber}
          wrong={faults.serialNumber}
          maxLength={MAX_VEHICLE_TEXT_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => onChange({ serialNumber: target.value })}
        />
        <TextField
          name="registration"
          label={t`Registration`}
          optional
          value={input.registration}
          wrong={faults.registration}
          maxLength={MAX_VEHICLE_TEXT_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => onChange({ registration: target.value })}
        />
      </div>
      <SelectField
        name="kind"
        label={t`It is a`}
        value={input.kind}
        onChange={({ target }) => onChange({ kind: target.value === 'machine' ? 'machine' : 'vehicle' })}
      >
        <option value="vehicle">{t`Vehicle`}</option>
        <option value="machine">{t`Machine`}</option>
      </SelectField>
      <FieldFrame name="note" label={t`Note`} optional wrong={faults.note}>
        {(ties) => (
          <textarea
            {...ties}
            className={cx(field(), textAreaClass)}
            rows={2}
            value={input.note}
            maxLength={MAX_VEHICLE_NOTE_CHARACTERS}
            onChange={({ target }) => onChange({ note: target.value.replaceAll('\t', ' ') })}
          />
        )}
      </FieldFrame>
      <PhotoField
        photo={input.photo}
        makeSmall={(file) => scalePhoto(file, MAX_VEHICLE_PHOTO_CHARACTERS)}
        hint={<Trans>It is made smaller before it is kept, and carries no place.</Trans>}
        alt={t`What will be kept`}
        removeText={<Trans>Take out</Trans>}
        wrong={faults.photo}
        onChange={(photo) => onChange({ photo })}
      />
      <div className={submitClass}>
        <button
          type="submit"
          className={button({ tone: 'primary', wide: true })}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
        >
          <Trans>Keep in my vehicles</Trans>
        </button>
      </div>
    </form>
  )
}

/** Returns a typed year; null for an empty field. An incomplete year is a number too, which the check refuses. */
function readYear(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' })
const pairClass = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
  gap: '3',
  alignItems: 'start',
})
/** The button stays in sight while the form scrolls. Its background covers the padding of the dialog below it too. */
const submitClass = css({
  position: 'sticky',
  bottom: '[calc({spacing.4} * -1)]',
  marginBottom: '[calc({spacing.4} * -1)]',
  paddingTop: '2',
  paddingBottom: '[calc({spacing.4} + env(safe-area-inset-bottom))]',
  backgroundColor: 'sheet',
})
const textAreaClass = css({ paddingBlock: '2' })
