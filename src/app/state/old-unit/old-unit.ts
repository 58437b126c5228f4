import { ref } from 'valtio/vanilla'
import { currentTenant } from '#app/config.ts'
import { withMirror } from '#app/state/page/mirror.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import type { FinderQuery } from '#contract/finder/finder-query.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { readOldUnits } from '#data/mirror/old-units.ts'
import type { StoredOldUnit } from '#data/mirror/schema.ts'
import { type ChangeChannel, openOldUnitChannel } from '#data/outbox/channel.ts'

export type OldUnit = StoredOldUnit
export type KeptUnit = OldUnit & { kept: { name: string; job: string } }

/**
 * The old units of this device, the last changed first: those on the bench, those kept for jobs, and the last ones before. `known`: the
 * stored units have been read. They belong to the device's user: sign-out deletes them.
 */
export const oldUnits = createPersonalState<{ known: boolean; units: readonly OldUnit[] }>({ known: false, units: [] })

/**
 * Returns the unit that lies on the bench; null if there is none. With a kind: the unit of this kind. One unit of each kind can lie there,
 * because an alternator and its regulator are often measured together; without a kind it is the one that was laid there last.
 */
export const unitOnBench = (units: readonly OldUnit[], kind?: Id | null): OldUnit | null =>
  units
    .filter((unit) => unit.benchAt > 0 && (kind === undefined || unit.kind === kind))
    .reduce<OldUnit | null>((last, unit) => (last === null || unit.benchAt > last.benchAt ? unit : last), null)

/** Returns the units that were kept under a name, the last changed first. */
export const keptUnits = (units: readonly OldUnit[]): KeptUnit[] => units.filter((unit): unit is KeptUnit => unit.kept !== undefined)

/** Returns what the finder asks for with this unit. */
export const finderQueryOf = ({ kind, answers }: OldUnit): FinderQuery => ({ kind, answers })

const beginRead = createLatestCallGuard()

/** Reads the units of this device. A change that was made meanwhile on this page wins. */
export async function loadOldUnits(): Promise<void> {
  const isNewest = beginRead()
  const units = await withMirror(readOldUnits, null)
  if (!isNewest()) return
  if (units !== null) oldUnits.units = ref(units)
  oldUnits.known = true
}

/** Shows units as they were written down. A read that is running shall not overwrite them. */
export function showOldUnits(units: readonly OldUnit[]): void {
  beginRead()
  Object.assign(oldUnits, { known: true, units: ref([...units]) })
}

let channel: ChangeChannel | null = null

/** Reads the units, and reads them again after changes of other tabs. Called by each screen that shows them. */
export function openOldUnits(): void {
  if (channel === null) channel = openOldUnitChannel(currentTenant().tenantId, () => void loadOldUnits())
  if (!oldUnits.known) void loadOldUnits()
}

/** Tells other tabs that the units have changed. */
export const announceOldUnits = (): void => channel?.post()

onSignedOut(() => showOldUnits([]))
