import type { Command } from 'commander'
import { AppError } from '#contract/errors.ts'
import type { StateTransition } from '#contract/orders/order-states.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { blockVersionSwitch } from '#server/db/versions.ts'
import type { EnvironmentSettings } from '#server/env.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { listeningUrl } from '#server/kernel/public-url.ts'
import type { OrderContext, OrderEventDetails } from '#server/orders/events/events.ts'
import type { OrderExtensions } from '#server/orders/events/hooks.ts'
import { type CommandOutput, joinWithOr } from './command-output.ts'

/** Settings of the server's environment that decide whether a shop is ready for customers. */
export interface ServerSettings {
  /** Base URL of the server: PUBLIC_URL, or the address at which the server listens. */
  baseUrl: string
  hasPublicUrl: boolean
  smtpUrl: string | undefined
  mailFrom: string | undefined
  canAcceptCardPayments: boolean
}

export const serverSettingsOf = ({ publicUrl, host, port, smtpUrl, mailFrom, stripe }: EnvironmentSettings): ServerSettings => ({
  baseUrl: publicUrl ?? listeningUrl(host, port),
  hasPublicUrl: publicUrl !== undefined,
  smtpUrl,
  mailFrom,
  canAcceptCardPayments: stripe !== undefined,
})

/** What operator commands need. They run in the running server or in a process of their own. */
export interface CommandHost {
  db: Db
  clock: Clock
  orderExtensions: OrderExtensions
  /** Starts sending notifications to customers, soon after the commit. */
  dispatchEventsSoon: () => void
  /** Whether `db` has a single connection (the embedded database), so that a long transaction makes all other queries wait. */
  oneConnection?: boolean
  /** Settings of the server's environment. Undefined if they are unknown. */
  serverSettings?: ServerSettings
}

/** What the action of a command receives when the command is carried out. */
export interface CommandContext extends CommandHost {
  /** The person who runs the command, for the audit. */
  who: string
  /** The command as typed, without options, such as `orders ship`. */
  action: string
  /** The shop that --tenant names. Undefined: any shop. */
  tenant: string | undefined
  /** The operator's working directory. Relative file names in commands start there. */
  folder: string
}

/** The result of a change: the command's output, and the data for the change's row in the audit. */
export interface ChangeResult extends CommandOutput {
  /** The changed thing, such as an order's number or a part's code. */
  about: string
  facts?: OrderEventDetails
}

/** Makes a change to one shop in one transaction, which also writes the change's row in the audit. */
export const changeShop = (
  command: CommandContext,
  tenantId: string,
  work: (context: OrderContext) => Promise<ChangeResult>,
): Promise<CommandOutput> =>
  inTransaction(command.db, async (db) => {
    // An import may be writing new versions of the rows that this command changes. The lock keeps these versions from taking effect until
    // the commit.
    await blockVersionSwitch(db)
    const context: OrderContext = { db, tenantId, clock: command.clock, dispatchEventsSoon: command.dispatchEventsSoon }
    const { about, facts = {}, data, text } = await work(context)
    await recordShopAction(context, { who: command.who, action: command.action, subject: about, facts })
    return { data, text }
  })

/** Turns a function into the action of a command. The library Commander calls the action with the parsed arguments and options. */
export type CommandActionFactory = <A extends unknown[]>(
  run: (command: CommandContext, ...given: A) => Promise<CommandOutput>,
) => (this: Command, ...given: A) => void

interface StateTransitionCommands<State extends string> {
  transitions: readonly StateTransition<State>[]
  /** For each state, the command that moves a thing, such as an order, to that state. */
  commandsByState: Partial<Record<State, string>>
  currentState: State
}

/** Runs `work`. If it throws `wrong-state`, adds to the message which commands are possible in that state. */
export async function runWithPossibleStepsHint<State extends string, T>(
  { transitions, commandsByState, currentState }: StateTransitionCommands<State>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'wrong-state' || thrown.detail.field !== undefined) throw thrown
    const open = transitions
      .filter((row) => row.from === currentState && row.allowedActors.includes('shop'))
      .flatMap(({ to }) => commandsByState[to] ?? [])
    const message = `${thrown.message} ${open.length === 0 ? 'Nothing more can be done with it.' : `Possible now: ${joinWithOr(open)}.`}`
    throw new AppError('wrong-state', { ...thrown.detail, message }, { cause: thrown })
  }
}
