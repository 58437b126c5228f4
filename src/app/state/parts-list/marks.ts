import { ref } from 'valtio/vanilla'
import { withMirror } from '#app/state/page/mirror.ts'
import { createLatestCallGuard } from '#app/state/page/newest.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import type { MarksByPosition, PartMark } from '#contract/jobs/part-marks.ts'
import { clearPartMarks, readPartMarks, storePartMarks } from '#data/mirror/part-marks.ts'

/** The marks of the parts list that is shown: what was seen, ordered or fitted for a job ('' for none), by position. */
export const shownMarks = createPersonalState<{ job: string; unit: string; byPosition: MarksByPosition }>({
  job: '',
  unit: '',
  byPosition: {},
})

/** Marks that were made while this page is open, by job and unit. On a device without a database they exist only here. */
const madeHere = new Map<string, Record<number, PartMark | null>>()
const keyOf = (job: string, unit: string) => JSON.stringify([job, unit])

const beginShowing = createLatestCallGuard()

const withChanges = (before: MarksByPosition, changes: Readonly<Record<number, PartMark | null>>): MarksByPosition =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter((pair): pair is [string, PartMark] => pair[1] !== null))

/** Shows the marks of a unit's parts list for a job, as this device has them. */
export async function showMarks(job: string, unit: string): Promise<void> {
  const isNewest = beginShowing()
  const stored = await withMirror((mirror) => readPartMarks(mirror, job, unit), {})
  if (isNewest()) Object.assign(shownMarks, { job, unit, byPosition: ref(withChanges(stored, madeHere.get(keyOf(job, unit)) ?? {})) })
}

/** Marks lines of a unit's parts list for a job, and stores the marks on this device; null removes them. */
export async function markLines(job: string, unit: string, positions: readonly number[], mark: PartMark | null): Promise<void> {
  const changes = Object.fromEntries(positions.map((position) => [position, mark]))
  madeHere.set(keyOf(job, unit), { ...madeHere.get(keyOf(job, unit)), ...changes })
  if (shownMarks.job === job && shownMarks.unit === unit) shownMarks.byPosition = ref(withChanges(shownMarks.byPosition, changes))
  await withMirror((mirror) => storePartMarks(mirror, { job, unit, positions, mark, markedAt: Date.now() }), undefined)
}

/** Deletes all marks from this device, at sign-out. */
export async function forgetMarks(): Promise<void> {
  madeHere.clear()
  shownMarks.byPosition = ref({})
  await withMirror(clearPartMarks, undefined)
}
