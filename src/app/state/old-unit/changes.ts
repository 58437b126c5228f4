import { ref } from 'valtio/vanilla'
import { requestPersistence } from '#app/state/page/durable.ts'
import { connectedMirror } from '#app/state/page/mirror.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { onSignedOut } from '#app/state/session/after-sign-out.ts'
import type { FinderAnswer, FinderQuery } from '#contract/finder/finder-query.ts'
import type { Id } from '#contract/kernel/primitives.ts'
import { changeOldUnits, withoutOldestUnnamed } from '#data/mirror/old-units.ts'
import { uuid } from '#data/uuid.ts'
import { announceOldUnits, type OldUnit, oldUnits, showOldUnits, unitOnBench } from './old-unit.ts'

/** The unit that was deleted last on this page, for "Undo"; null for none. */
export const deletedUnit = createPersonalState<{ unit: OldUnit | null }>({ unit: null })

type ChangeOfUnits = (units: readonly OldUnit[]) => readonly OldUnit[]

const beginChange = createLatestCallGuard()

/**
 * Shows the change at once and writes it down. Without a database the units last as long as the page. When this resolves, they are written
 * down, as far as the device can.
 */
async function changeUnits(change: ChangeOfUnits): Promise<void> {
  const isNewest = beginChange()
  showOldUnits(withoutOldestUnnamed(change(oldUnits.units)))
  const mirror = connectedMirror()
  if (mirror === null) return
  try {
    // The device may hold changes of other tabs, so the change is made again on what it holds.
    const written = await changeOldUnits(mirror, change)
    if (isNewest()) showOldUnits(written)
    announceOldUnits()
  } catch (error) {
    logErrorOnly(error)
  }
}

const replaceUnit = (units: readonly OldUnit[], changed: OldUnit): OldUnit[] => [changed, ...units.filter(({ id }) => id !== changed.id)]

/** Lays a unit on the bench, in the place of another of its kind. */
const layThere = (units: readonly OldUnit[], unit: OldUnit, benchAt: number): OldUnit[] =>
  replaceUnit(
    units.map((other) => (other.kind === unit.kind && other.benchAt > 0 ? { ...other, benchAt: 0 } : other)),
    { ...unit, benchAt },
  )

/** Changes the unit of a kind that lies on the bench, or a new one. */
function changeUnitOnBench(kind: Id | null, change: (unit: OldUnit) => OldUnit): Promise<void> {
  const now = Date.now()
  const newUnit: OldUnit = { id: uuid(), kind, answers: [], changedAt: now, benchAt: now }
  return changeUnits((units) =>
    layThere(
      units,
      { ...change(unitOnBench(units, kind) ?? newUnit), changedAt: now },
      Math.max(now, ...units.map(({ benchAt }) => benchAt + 1)),
    ),
  )
}

const withoutKey = (answers: readonly FinderAnswer[] = [], key: string) => answers.filter((answer) => answer.key !== key)

/** Writes down what the old unit of a kind has; null for an answer that is taken back. */
export const answerOldUnit = (kind: Id | null, key: string, value: string | null): Promise<void> =>
  changeUnitOnBench(kind, (unit) => ({
    ...unit,
    answers: [...withoutKey(unit.answers, key), ...(value === null ? [] : [{ key, value }])],
    differs: withoutKey(unit.differs, key),
  }))

/** Writes down that the old unit of a kind does not have a value, while nobody knows what it has instead. */
export const differOldUnit = (kind: Id | null, key: string, value: string): Promise<void> =>
  changeUnitOnBench(kind, (unit) => ({
    ...unit,
    answers: withoutKey(unit.answers, key),
    differs: [...(unit.differs ?? []).filter((other) => other.key !== key || other.value !== value), { key, value }],
  }))

/** Writes down all answers of the finder. What the unit does not have stays known for keys that the finder has no answer to. */
export const answerAll = ({ kind, answers }: FinderQuery): Promise<void> =>
  changeUnitOnBench(kind, (unit) => ({
    ...unit,
    answers,
    differs: (unit.differs ?? []).filter(({ key }) => !answers.some((answer) => answer.key === key)),
  }))

/** Takes the unit of a kind off the bench, so that the next answer begins a new one. `layOnBench` puts it back. */
export const startAnew = (kind: Id | null): Promise<void> =>
  changeUnits((units) => units.map((unit) => (unit.kind === kind && unit.benchAt > 0 ? { ...unit, benchAt: 0 } : unit)))

/** Lays a unit of this device on the bench, for example one that was kept for a job. */
export function layOnBench(id: string): Promise<void> {
  const now = Date.now()
  return changeUnits((units) => {
    const unit = units.find((one) => one.id === id)
    return unit === undefined ? units : layThere(units, unit, Math.max(now, ...units.map(({ benchAt }) => benchAt + 1)))
  })
}

/** Keeps a unit under a name and for a job ('' for none), or changes both. It stays until it is deleted. */
export async function keepUnit(id: string, kept: { name: string; job: string }): Promise<void> {
  const now = Date.now()
  await changeUnits((units) => units.map((unit) => (unit.id === id ? { ...unit, kept, changedAt: now } : unit)))
  void requestPersistence()
}

/** Deletes a unit from this device. `restoreDeletedUnit` writes it down again. */
export function deleteUnit(id: string): Promise<void> {
  const unit = oldUnits.units.find((one) => one.id === id)
  if (unit !== undefined) deletedUnit.unit = ref(unit)
  return changeUnits((units) => units.filter((one) => one.id !== id))
}

/** Writes the unit that was deleted last down again as it was. */
export async function restoreDeletedUnit(): Promise<void> {
  const { unit } = deletedUnit
  deletedUnit.unit = null
  if (unit !== null) await changeUnits((units) => replaceUnit(units, unit))
}

onSignedOut(() => {
  deletedUnit.unit = null
})
