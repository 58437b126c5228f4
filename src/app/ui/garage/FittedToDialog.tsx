import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { noteFitted } from '#app/hooks/garage/keep-vehicle.ts'
import { useIsChosenVehicle } from '#app/hooks/garage/use-chosen-vehicle.ts'
import { useGarage } from '#app/hooks/garage/use-garage.ts'
import { shopToday } from '#app/shop-days.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { SelectField } from '#app/ui/form/SelectField.tsx'
import { TextField } from '#app/ui/form/TextField.tsx'
import { Link } from '#app/ui/Link.tsx'
import type { Mcode } from '#contract/kernel/primitives.ts'
import { MAX_FITTED_NOTE_CHARACTERS } from '#contract/limits.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'

interface FittedToDialogProps {
  mcode: Mcode
  onClose: () => void
}

/** Asks to which vehicle of the garage a part was fitted, on which day, with a note. The typed text stays if it could not be stored. */
export function FittedToDialog({ mcode, onClose }: FittedToDialogProps) {
  const { t } = useLingui()
  const { vehicles, status } = useGarage()
  const [chosen, setChosen] = useState('')
  const [on, setOn] = useState(shopToday)
  const [note, setNote] = useState('')
  const isCurrent = useIsChosenVehicle()
  const vehicle = vehicles.find(({ id }) => id === chosen) ?? vehicles.find(isCurrent) ?? vehicles[0]
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (vehicle !== undefined && on !== '' && (await noteFitted(vehicle, { mcode, on, note: note.trim() }))) onClose()
  }
  return (
    <Dialog open onClose={onClose} title={<Trans>{mcode}: fitted to …</Trans>}>
      {vehicle === undefined ? (
        <div className={frameClass}>
          <p>
            {status === 'loading' ? (
              <Trans>Your vehicles are being loaded.</Trans>
            ) : (
              <Trans>You have no vehicle yet. Add one, and note here what is fitted to it.</Trans>
            )}
          </p>
          <Link to={href('garage')} className={button({ tone: 'primary' })} onClick={onClose}>
            <Trans>Add a vehicle</Trans>
          </Link>
        </div>
      ) : (
        <form className={frameClass} onSubmit={(event) => void send(event)}>
          <SelectField name="vehicle" label={t`Vehicle or machine`} value={vehicle.id} onChange={({ target }) => setChosen(target.value)}>
            {vehicles.map(({ id, name, year }) => (
              <option key={id} value={id}>
                {year === null ? name : `${name}, ${year}`}
              </option>
            ))}
          </SelectField>
          <TextField name="on" type="date" label={t`Fitted on`} value={on} onChange={({ target }) => setOn(target.value)} />
          <TextField
            name="note"
            label={t`Note`}
            optional
            value={note}
            maxLength={MAX_FITTED_NOTE_CHARACTERS}
            autoComplete="off"
            hint={<Trans>Such as “left side” or the hours on the meter.</Trans>}
            onChange={({ target }) => setNote(target.value)}
          />
          <button type="submit" className={button({ tone: 'primary' })}>
            <Trans>Note it</Trans>
          </button>
        </form>
      )}
    </Dialog>
  )
}

const frameClass = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' })
