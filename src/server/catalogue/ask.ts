import type { CallName } from '#contract/call-lines.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import type { AppError } from '#contract/errors.ts'
import type { AccountAsk } from '#server/account/ask.ts'
import type { Trade } from '#server/orders/hooks.ts'
import type { SearchWork } from './search-work.ts'
import type { Shelf } from './shelf.ts'

/** What a handler gets: everything of one tenant, nothing of another. */
export interface Ask extends AccountAsk {
  tenantId: string
  shelf: () => Promise<Shelf>
  /** Runs a search, or whatever else looks through all parts, when it is the caller's turn (search-turns.ts). */
  searching: <T>(search: (work: SearchWork) => Promise<T>) => Promise<T>
  /** Throws a refusal of what cannot be searched for, when it is the caller's turn. */
  refusing: (refusal: AppError) => Promise<never>
  /** How orders are paid, and who hears of them. */
  trade: Trade
  /** Has those told, soon and without keeping the reply waiting. */
  tellLater: () => void
}

export type Handler<N extends CallName> = (ask: Ask, input: ParsedOf<N>) => Promise<ResultOf<N>>
export type Handlers = { [N in CallName]: Handler<N> }
