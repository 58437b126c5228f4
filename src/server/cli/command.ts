import type { Command } from 'commander'
import type { Clock } from '#server/kernel/clock.ts'
import type { Db } from '#server/db/open.ts'
import { within } from '#server/db/within.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Facts, OrderContext } from '#server/orders/events/events.ts'
import type { Trade } from '#server/orders/events/hooks.ts'
import type { Output } from './output.ts'

/** Where commands are carried out: in the running server, or in a process of their own. */
export interface CommandHost {
  db: Db
  clock: Clock
  trade: Trade
  /** Has customers told of what was done to their orders, once it is committed. */
  dispatchSoon: () => void
  /** Whether whoever holds the connection of `db` keeps everybody else waiting: so it is on the embedded database. */
  oneConnection?: boolean
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
  within(command.db, async (db) => {
    const context: OrderContext = { db, tenantId, clock: command.clock, dispatchSoon: command.dispatchSoon }
    const { about, facts = {}, data, text } = await work(context)
    await audit(context, { who: command.who, action: command.action, about, facts })
    return { data, text }
  })

/** Makes a command's action of what it does with its arguments and options, which commander hands in after its parsers have read them. */
export type Act = <A extends unknown[]>(
  run: (command: CommandContext, ...given: A) => Promise<Output>,
) => (this: Command, ...given: A) => void
