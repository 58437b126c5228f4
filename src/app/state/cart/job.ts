import * as v from 'valibot'
import { logOnly } from '#app/state/page/notices.ts'
import { personal } from '#app/state/page/personal.ts'
import { deviceTexts } from '#app/state/page/storage.ts'
import { JobName } from '#contract/jobs/shares.ts'
import { DAY_MS } from '#contract/limits.ts'

const KEY = 'job'
/** Jobs that are offered again. */
const MAX_RECENT = 6
/** The next day's work is for another job: it is offered, but not taken for granted. */
const LASTS_MS = DAY_MS / 2

const Kept = v.object({ name: JobName, recent: v.array(JobName), usedAt: v.number() })

/** The job that parts are being put into the cart for; '' for none. `recent`: those of before, the latest first. */
export const job = personal<{ name: string; recent: readonly string[] }>({ name: '', recent: [] })

/** What this device remembers of jobs. Called once, in the browser, by whoever shows or uses the job. */
export function restoreJob(storage: Pick<Storage, 'getItem'> = deviceTexts, now = Date.now()): void {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), storage.getItem(KEY))
  const { name, recent, usedAt } = read.success ? read.output : { name: '', recent: [], usedAt: 0 }
  Object.assign(job, { name: now - usedAt < LASTS_MS ? name : '', recent })
}

/** The job that what is added now is for; each use keeps it for half a day more. */
export function jobInForce(storage: Pick<Storage, 'getItem' | 'setItem'> = deviceTexts, now = Date.now()): string {
  restoreJob(storage, now)
  if (job.name !== '') keep(storage, now)
  return job.name
}

/** From now on what is added is for this job; '' for none. A name is kept without spaces at its ends, and with single ones within. */
export function chooseJob(typed: string, storage: Pick<Storage, 'setItem'> = deviceTexts, now = Date.now()): void {
  const name = typed.replace(/\s+/g, ' ').trim()
  const recent = name === '' ? job.recent : [name, ...job.recent.filter((other) => other !== name)].slice(0, MAX_RECENT)
  Object.assign(job, { name, recent })
  keep(storage, now)
}

/** Whoever signs out leaves no names of their jobs behind. */
export function forgetJobs(): void {
  Object.assign(job, { name: '', recent: [] })
  deviceTexts.removeItem(KEY)
}

function keep(storage: Pick<Storage, 'setItem'>, usedAt: number): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...job, usedAt }))
  } catch (error) {
    // No room: this page knows it as long as it is open.
    logOnly(error)
  }
}
