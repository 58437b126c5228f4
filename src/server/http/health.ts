import { stepOf, steps } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'

/** Whoever asks for readiness (a proxy, an orchestrator) asks every few seconds: what takes longer counts as no. */
const ANSWER_MOST_MS = 2000

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

/** `/readyz`: whether this process can serve customers now, with HTTP 503 while it cannot: the database answers, has the shape that this program knows, and the search index is loaded. */
export async function answerReady({ health, indexLoaded }: Readiness): Promise<Response> {
  const step = await inTime(stepOf(health))
  const said = {
    database: step === null ? 'does not answer' : 'answers',
    migrations: step === null ? 'unknown' : step >= steps.length ? 'done' : `at step ${step} of ${steps.length}`,
    index: indexLoaded() ? 'loaded' : 'loading',
  }
  // A newer program may have gone further, while this one serves on: a rolling deploy.
  const ok = step !== null && step >= steps.length && said.index === 'loaded'
  return json(ok ? 200 : 503, { ok, ...said })
}

/** Null for a failure and for an answer that is too late. */
async function inTime(asked: Promise<number>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_MOST_MS)
  })
  const answer = await Promise.race([asked.catch(() => null), late])
  clearTimeout(timer)
  return answer
}
