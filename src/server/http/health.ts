import type { Db } from '#server/db/open.ts'
import { steps } from '#server/db/steps.ts'
import { stepOf } from '#server/db/steps-that-ran.ts'
import { endedWithin } from '#server/kernel/background-tasks.ts'

/** Readiness is polled every few seconds. A slower answer counts as not ready. */
const MAX_ANSWER_MS = 2000

const json = (status: number, body: object) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** `/healthz`: the process is running. It checks nothing else, because a restart does not help when the database is down. */
export const answerAlive = (): Response => json(200, { ok: true })

/** The checks of `/readyz`. */
export interface Readiness {
  /** A separate database connection. */
  health: Db
  /** Whether the search index of the default shop is loaded. The first call starts to load it. */
  indexLoaded: () => boolean
}

/**
 * `/readyz`: whether this process can serve customers, otherwise HTTP 503. It requires that the database replies, that its schema is
 * current and that the search index is loaded. Simultaneous calls share one check, so a flood of calls makes one query.
 */
export function readiness({ health, indexLoaded }: Readiness): () => Promise<Response> {
  let asking: Promise<number | null> | null = null
  const step = () => {
    asking ??= stepInTime(health).finally(() => {
      asking = null
    })
    return asking
  }
  return async () => answerOf(await step(), indexLoaded())
}

function answerOf(step: number | null, isIndexLoaded: boolean): Response {
  const state = {
    database: step === null ? 'does not answer' : 'answers',
    migrations: step === null ? 'unknown' : step >= steps.length ? 'done' : `at step ${step} of ${steps.length}`,
    index: isIndexLoaded ? 'loaded' : 'loading',
  }
  // During a rolling deployment, a newer program may already have run further migrations.
  const ok = step !== null && step >= steps.length && isIndexLoaded
  return json(ok ? 200 : 503, { ok, ...state })
}

/** The number of migrations. Null for a failure or a timeout. */
async function stepInTime(health: Db): Promise<number | null> {
  let step: number | null = null
  const asked = stepOf(health).then(
    (found) => {
      step = found
    },
    () => undefined,
  )
  await endedWithin({ idle: () => asked }, MAX_ANSWER_MS)
  return step
}
