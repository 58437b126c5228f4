import { DAY_MS } from '#contract/limits.ts'
import type { Db } from '#server/db/open.ts'
import { type BackgroundTasks, createRepeatedJob, type RepeatedJob } from '#server/kernel/background-tasks.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { ReportError } from '#server/kernel/report.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { readLastPackCheck } from './claim.ts'
import { makePacks } from './make.ts'
import { readNewestVersions, readOfferedVersions } from './versions.ts'

interface PackJobContext {
  db: Db
  clock: Clock
  backgroundTasks: BackgroundTasks
}

/**
 * Creates the background job that builds packs of all tenants. It selects tenants whose packs were not checked for a day or cannot be read
 * by devices.
 */
export function createPackJob({ db, clock, backgroundTasks }: PackJobContext, report: ReportError): RepeatedJob {
  const ending = new AbortController()
  const round = async () => {
    const tenants: Tenant[] = await db.selectFrom('tenant').selectAll().orderBy('id').execute()
    for (const tenant of tenants) {
      if (ending.signal.aborted) return
      if (!(await isPackBuildDue(db, clock, tenant.id))) continue
      await makePacks({ db, clock, signal: ending.signal }, tenant).catch((cause: unknown) => {
        // An aborted build is not reported, because nothing incomplete was published. The next process starts the build again.
        if (!ending.signal.aborted) report(`Packs of ${tenant.id} could not be made`, cause)
      })
    }
  }
  const rounds = createRepeatedJob(backgroundTasks, report, 'Packs could not be made', round)
  return {
    begin: rounds.begin,
    stop: (mostMs) => {
      ending.abort(new Error('The shop stops.'))
      return rounds.stop(mostMs)
    },
  }
}

async function isPackBuildDue(db: Db, clock: Clock, tenantId: string): Promise<boolean> {
  const { doneAt, dueSince } = await readLastPackCheck(db, tenantId)
  if (doneAt === null || dueSince !== null) return true
  // A time far in the future comes from a wrong clock, so the packs count as due.
  if (Math.abs(clock.now() - doneAt.getTime()) >= DAY_MS) return true
  return (await readOfferedVersions(db, tenantId)).length < (await readNewestVersions(db, tenantId)).length
}
