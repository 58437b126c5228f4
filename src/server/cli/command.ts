import type { Command } from 'commander'
import { AppError } from '#contract/errors.ts'
import type { Transition } from '#contract/order-states.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { blockVersionSwitch } from '#server/db/versions.ts'
import type { Env } from '#server/env.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { listeningUrl } from '#server/kernel/public-url.ts'
import type { Facts, OrderContext } from '#server/orders/events/events.ts'
import type { Trade } from '#server/orders/events/hooks.ts'
import { type Output, orList } from './output.ts'

/** What of the environment a shop depends on. */
export interface Surroundings {
  /** Where the server is reached, by PUBLIC_URL or by where it listens. */
  reachedAt: string
  hasPublicUrl: boolean
  smtpUrl: string | undefined
  mailFrom: string | undefined
  takesCards: boolean
}

export const surroundingsOf = ({ publicUrl, host, port, smtpUrl, mailFrom, stripe }: Env): Surroundings => ({
  reachedAt: publicUrl ?? listeningUrl(host, port),
  hasPublicUrl: publicUrl !== undefined,
  smtpUrl,
  mailFrom,
  takesCards: stripe !== undefined,
})

/** Where commands are carried out: in the running server, or in a process of their own. */
export interface CommandHost {
  db: Db
  clock: Clock
  trade: Trade
  /** Has customers told of what was done to their orders, once it is committed. */
  dispatchSoon: () => void
  /** Whether whoever holds the connection of `db` keeps everybody else waiting: so it is on the embedded database. */
  oneConnection?: boolean
  /** What the environment says of the server that the shops run on; left out: nothing is known. */
  surroundings?: Surroundings
}

/** What one command gets. */
export interface CommandContext extends CommandHost {
  /** Who does it, for the audit. */
  who: string
  /** The command's words, such as `orders ship`. */
  action: string
  /** The one shop that was named with --tenant; undefined: any. */
  tenant: string | undefined
  /** Where whoever types the command is: names of files are read from there. */
  folder: string
}

/** What a change says of itself beside what it tells. */
export interface Changed extends Output {
  /** What it was done to: an order's number, a part's code. */
  about: string
  facts?: Facts
}

/** Does something to one shop in one transaction, with the row that says who did what to which thing. All of it is written, or nothing. */
export const change = (command: CommandContext, tenantId: string, work: (context: OrderContext) => Promise<Changed>): Promise<Output> =>
  inTransaction(command.db, async (db) => {
    // What it changes may be rows that an import makes new versions of.
    await blockVersionSwitch(db)
    const context: OrderContext = { db, tenantId, clock: command.clock, dispatchSoon: command.dispatchSoon }
    const { about, facts = {}, data, text } = await work(context)
    await audit(context, { who: command.who, action: command.action, about, facts })
    return { data, text }
  })

/** Makes a command's action of what it does with its arguments and options, which commander hands in after its parsers have read them. */
export type Act = <A extends unknown[]>(
  run: (command: CommandContext, ...given: A) => Promise<Output>,
) => (this: Command, ...given: A) => void

interface Steps<State extends string> {
  table: readonly Transition<State>[]
  /** The command that leads to a state. */
  leadsTo: Partial<Record<State, string>>
  from: State
}

/** Has something done; a refusal because of the state also says which commands are possible from there. */
export async function withPossibleSteps<State extends string, T>(
  { table, leadsTo, from }: Steps<State>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'wrong-state' || thrown.detail.field !== undefined) throw thrown
    const open = table.filter((row) => row.from === from && row.by.includes('shop')).flatMap(({ to }) => leadsTo[to] ?? [])
    const message = `${thrown.message} ${open.length === 0 ? 'Nothing more can be done with it.' : `Possible now: ${orList(open)}.`}`
    throw new AppError('wrong-state', { ...thrown.detail, message }, { cause: thrown })
  }
}
