import type { Db } from '#server/db/open.ts'
import { migrationSteps } from '#server/db/steps.ts'
import { countAppliedMigrations } from '#server/db/steps-that-ran.ts'
import { waitUntilIdle } from '#server/kernel/background-tasks.ts'

/** The longest time for the readiness check. Readiness is polled every few seconds, and a slower answer counts as not ready. */
const MAX_READINESS_CHECK_MS = 2000

const healthJsonReply = (status: number, body: object) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/**
 * Answers `/healthz`, which shows that the process is running. Nothing else is checked, because a restart does not help when the database
 * is down.
 */
export const livenessReply = (): Response => healthJsonReply(200, { ok: true })

/** What the readiness check (`/readyz`) needs. */
export interface ReadinessSources {
  /** The database on a separate connection, which health checks use. */
  healthDb: Db
  /** Whether the search index of the default shop is loaded. The first call starts to load the index. */
  isIndexLoaded: () => boolean
}

/**
 * Returns the function that answers `/readyz`: whether this process can serve customers, otherwise HTTP 503. The database must reply, its
 * schema must be current and the search index must be loaded. Simultaneous calls share one check, so a flood of calls makes one query.
 */
export function createReadinessCheck({ healthDb, isIndexLoaded }: ReadinessSources): () => Promise<Response> {
  let asking: Promise<number | null> | null = null
  const step = () => {
    asking ??= countMigrationsInTime(healthDb).finally(() => {
      asking = null
    })
    return asking
  }
  return async () => readinessReply(await step(), isIndexLoaded())
}

function readinessReply(step: number | null, isIndexLoaded: boolean): Response {
  const state = {
    database: step === null ? 'does not answer' : 'answers',
    migrations: step === null ? 'unknown' : step >= migrationSteps.length ? 'done' : `at step ${step} of ${migrationSteps.length}`,
    index: isIndexLoaded ? 'loaded' : 'loading',
  }
  // More migrations than this program knows are accepted, because during a rolling deployment a newer program may already have run them.
  const ok = step !== null && step >= migrationSteps.length && isIndexLoaded
  return healthJsonReply(ok ? 200 : 503, { ok, ...state })
}

/** Returns the number of migrations that ran on the database, or null after a failure or a timeout. */
async function countMigrationsInTime(health: Db): Promise<number | null> {
  let step: number | null = null
  const asked = countAppliedMigrations(health).then(
    (found) => {
      step = found
    },
    () => undefined,
  )
  await waitUntilIdle({ whenIdle: () => asked }, MAX_READINESS_CHECK_MS)
  return step
}
