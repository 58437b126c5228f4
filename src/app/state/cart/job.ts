import * as v from 'valibot'
import { logErrorOnly } from '#app/state/page/notices.ts'
import { createPersonalState } from '#app/state/page/personal.ts'
import { deviceStorage } from '#app/state/page/storage.ts'
import { JobName } from '#contract/jobs/shares.ts'
import { DAY_MS } from '#contract/limits.ts'

const REPAIR_JOB_KEY = 'job'
/** How many recent jobs are offered. */
const MAX_RECENT_JOBS = 6
/** After this time (half a day) the last job is only offered, not selected. */
const JOB_VALID_MS = DAY_MS / 2

const StoredRepairJob = v.object({ name: JobName, recent: v.array(JobName), usedAt: v.number() })

/** The current job, which newly added parts are for; '' for none. `recent`: jobs before, the latest first. */
export const repairJob = createPersonalState<{ name: string; recent: readonly string[] }>({ name: '', recent: [] })

/** A job's name as typed, without spaces at its ends and with single ones within. */
export const cleanJobName = (typed: string): string => typed.replace(/\s+/g, ' ').trim()

/** Reads the stored jobs. Called once, in the browser, by the first code that uses jobs. */
export function restoreJob(storage: Pick<Storage, 'getItem'> = deviceStorage, now = Date.now()): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredRepairJob), storage.getItem(REPAIR_JOB_KEY))
  const { name, recent, usedAt } = read.success ? read.output : { name: '', recent: [], usedAt: 0 }
  Object.assign(repairJob, { name: now - usedAt < JOB_VALID_MS ? name : '', recent })
}

/** Returns the current job. Each use lets it last for another half a day. */
export function currentJob(storage: Pick<Storage, 'getItem' | 'setItem'> = deviceStorage, now = Date.now()): string {
  restoreJob(storage, now)
  if (repairJob.name !== '') storeRepairJob(storage, now)
  return repairJob.name
}

/** Sets the current job; '' for none. The name is stored without spaces at its ends, and with single spaces within. */
export function chooseJob(typed: string, storage: Pick<Storage, 'setItem'> = deviceStorage, now = Date.now()): void {
  const name = cleanJobName(typed)
  const recent = name === '' ? repairJob.recent : [name, ...repairJob.recent.filter((other) => other !== name)].slice(0, MAX_RECENT_JOBS)
  Object.assign(repairJob, { name, recent })
  storeRepairJob(storage, now)
}

/** Deletes the stored jobs at sign-out. */
export function forgetJobs(): void {
  Object.assign(repairJob, { name: '', recent: [] })
  deviceStorage.removeItem(REPAIR_JOB_KEY)
}

function storeRepairJob(storage: Pick<Storage, 'setItem'>, usedAt: number): void {
  try {
    storage.setItem(REPAIR_JOB_KEY, JSON.stringify({ ...repairJob, usedAt }))
  } catch (error) {
    // The browser has no storage, so jobs are kept in memory while the page is open.
    logErrorOnly(error)
  }
}
