import type { CallName } from '#contract/call-lines.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/open.ts'
import type { Shelf } from './shelf.ts'

/** What a handler gets: everything of one tenant, nothing of another. */
export interface Ask {
  db: Db
  tenantId: string
  shelf: () => Promise<Shelf>
  clock: Clock
}

export type Handler<N extends CallName> = (ask: Ask, input: ParsedOf<N>) => Promise<ResultOf<N>>
export type Handlers = { [N in CallName]: Handler<N> }
