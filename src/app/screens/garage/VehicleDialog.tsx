import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { DisplayedVehicle, RefusedVehicleChange } from '#app/hooks/garage/use-garage.ts'
import { addVehicle, changeVehicle, discardGarageChange } from '#app/state/garage/changes.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { GarageVehicle } from '#contract/garage/garage.ts'
import { checkVehicleDraft, type VehicleDraft } from '#contract/garage/vehicle-draft.ts'
import { VehicleForm } from './VehicleForm.tsx'

/** What the dialog is about: a new vehicle, the change of one, or a refused change. */
interface DialogSubject {
  /** What tells kept inputs apart. */
  key: string
  /** The id of the vehicle that is changed; null for a new one. */
  id: string | null
  seenAt: string | null
  /** The refused change that this one replaces; null for none. */
  refusedIntentId: string | null
}

const newSubject: DialogSubject = { key: 'new', id: null, seenAt: null, refusedIntentId: null }

const draftOf = ({ id: _, changedAt: __, isPending: ___, ...draft }: DisplayedVehicle): VehicleDraft => draft

/** The dialog for a vehicle. What was typed stays if it is closed by accident, or could not be stored, until this page is left. */
export function useVehicleDialog() {
  const [subject, setSubject] = useState<DialogSubject | null>(null)
  const [inputs, setInputs] = useState<Readonly<Record<string, VehicleDraft>>>({})
  /** The subject as it was when its input was begun: what changed since then is merged with the input, so its `seenAt` must stay. */
  const [begun, setBegun] = useState<Readonly<Record<string, DialogSubject>>>({})
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const input = subject === null ? undefined : inputs[subject.key]

  const openNew = (draft: VehicleDraft) => {
    setInputs((all) => ({ ...all, [newSubject.key]: draft }))
    setFaults({})
    setSubject(newSubject)
  }
  /** Goes on with the input of a subject, or begins it with a draft. */
  const openKept = (wanted: DialogSubject, draft: VehicleDraft) => {
    const kept = inputs[wanted.key] === undefined ? undefined : begun[wanted.key]
    setInputs((all) => ({ ...all, [wanted.key]: all[wanted.key] ?? draft }))
    setBegun((all) => ({ ...all, [wanted.key]: kept ?? wanted }))
    setFaults({})
    setSubject(kept ?? wanted)
  }
  const save = async () => {
    if (subject === null || input === undefined) return
    const checked = checkVehicleDraft(input)
    setFaults(checked.type === 'wrong' ? checked.faults : {})
    if (checked.type === 'wrong' || !(await store(subject, checked.draft))) return
    setInputs(({ [subject.key]: _, ...others }) => others)
    setSubject(null)
  }
  const element: ReactNode = (
    <Dialog
      open={input !== undefined}
      onClose={() => setSubject(null)}
      title={subject?.id === null ? <Trans>New vehicle</Trans> : <Trans>Edit the vehicle</Trans>}
    >
      {input === undefined || subject === null ? null : (
        <VehicleForm
          input={input}
          faults={faults}
          onChange={(more) => setInputs((all) => ({ ...all, [subject.key]: { ...input, ...all[subject.key], ...more } }))}
          onSave={save}
        />
      )}
    </Dialog>
  )
  return {
    element,
    /** The name of a new vehicle whose dialog was closed before it was kept; null for none. */
    unfinishedName: subject === null ? (inputs[newSubject.key]?.name ?? null) : null,
    openUnfinished: () => setSubject(newSubject),
    discardUnfinished: () => setInputs(({ [newSubject.key]: _, ...others }) => others),
    openForNew: openNew,
    openForChange: (vehicle: DisplayedVehicle) =>
      openKept({ key: vehicle.id, id: vehicle.id, seenAt: vehicle.changedAt, refusedIntentId: null }, draftOf(vehicle)),
    openForRefused: ({ intentId, change }: RefusedVehicleChange) => {
      if (change.call !== 'garageSave') return
      // What a device stores was checked before, so it has the types of a vehicle.
      const { joins: _, seenAt, changedAt: __, id, ...draft } = change.input as GarageVehicle & { joins?: boolean; seenAt: string | null }
      openKept({ key: intentId, id, seenAt, refusedIntentId: intentId }, draft)
    },
  }
}

/** Stores what was entered. Returns false if that failed; the user was told. */
async function store({ id, seenAt, refusedIntentId }: DialogSubject, draft: VehicleDraft): Promise<boolean> {
  const isStored = id === null ? (await addVehicle(draft)) !== null : await changeVehicle(id, draft, seenAt)
  if (isStored && refusedIntentId !== null) await discardGarageChange(refusedIntentId)
  return isStored
}
