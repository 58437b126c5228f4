import type { Db } from '#server/db/open.ts'
import { steps } from '#server/db/steps.ts'
import { stepOf } from '#server/db/steps-that-ran.ts'
import { inTime } from '#server/kernel/background-tasks.ts'

/** Whoever asks for readiness (a proxy, an orchestrator) asks every few seconds: what takes longer counts as no. */
const MAX_ANSWER_MS = 2000

const json = (status: number, body: object) => Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })

/** `/healthz`: the process answers. Asks nothing of anything else: a process is not to be restarted because its database is away. */
export const answerAlive = (): Response => json(200, { ok: true })

/** What `/readyz` looks at. */
export interface Readiness {
  /** A connection that nothing else uses. */
  health: Db
  /** Whether the search index of the default shop has been loaded. The first call begins to load it. */
  indexLoaded: () => boolean
}

/**
 * `/readyz`: whether this process can serve customers now, with HTTP 503 while it cannot: the database answers, has the shape that this
 * program knows, and the search index is loaded. Whoever asks meanwhile gets the same answer, so a flood of questions is one question to
 * the database.
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
  // A newer program may have gone further, while this one serves on: a rolling deploy.
  const ok = step !== null && step >= steps.length && isIndexLoaded
  return json(ok ? 200 : 503, { ok, ...state })
}

/** Null for a failure and for an answer that is too late. */
async function stepInTime(health: Db): Promise<number | null> {
  let step: number | null = null
  const asked = stepOf(health).then(
    (found) => {
      step = found
    },
    () => undefined,
  )
  await inTime({ idle: () => asked }, MAX_ANSWER_MS)
  return step
}
