import { type Command, Option } from 'commander'
import { AppError } from '#contract/errors.ts'
import { type CoreState, coreStates, coreTransitions, isTransitionAllowed } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsOfText, dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { changeCoreState } from '#server/orders/cores/cores.ts'
import { openAmountReductionDetails, refundSplitSentences } from '#server/orders/refunds/give-back.ts'
import { parsePositiveCents, parsePositiveWholeNumber, parseSingleLine, parseMcode as readMcode } from './arguments.ts'
import { type CommandActionFactory, type CommandContext, changeShop, runWithPossibleStepsHint } from './command.ts'
import { type CommandOutput, formatList, joinWithOr } from './command-output.ts'
import { findOrder, requireTenantExists } from './find.ts'

const ORDER_ARGUMENT = ['<order>', "the order's number or id"] as const
const PART_ARGUMENT = ['[part]', 'which part, when the order owes several', readMcode] as const

const commandByCoreState: Partial<Record<CoreState, string>> = {
  received: 'cores receive',
  credited: 'cores credit',
  refused: 'cores refuse',
}

interface CoreOptions {
  qty?: number
  amount?: number
  note?: string
}

const QUANTITY_ARGUMENT = ['--qty <count>', 'so many of them, when not all go this way', parsePositiveWholeNumber] as const

export function addCoreCommands(cores: Command, act: CommandActionFactory): void {
  cores
    .command('list')
    .description('used units, the longest owed first')
    .addOption(new Option('--state <state>', 'in this state only').choices(coreStates))
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listCores))
  cores
    .command('receive')
    .description('records that the used unit has arrived')
    .argument(...ORDER_ARGUMENT)
    .argument(...PART_ARGUMENT)
    .option(...QUANTITY_ARGUMENT)
    .action(act(coreStateAction('received')))
  cores
    .command('credit')
    .description('gives the deposit back')
    .argument(...ORDER_ARGUMENT)
    .argument(...PART_ARGUMENT)
    .option(...QUANTITY_ARGUMENT)
    .option('--amount <dollars>', 'the amount to give back (default: the whole deposit)', parsePositiveCents)
    .option('--note <text>', 'why, for the customer', parseSingleLine)
    .action(act(coreStateAction('credited')))
  cores
    .command('refuse')
    .description('keeps the deposit')
    .argument(...ORDER_ARGUMENT)
    .argument(...PART_ARGUMENT)
    .option(...QUANTITY_ARGUMENT)
    .option('--note <text>', 'why, for the customer', parseSingleLine)
    .action(act(coreStateAction('refused')))
}

const coreStateAction =
  (to: CoreState) =>
  async (command: CommandContext, number: string, part: string | undefined, { qty, amount, note }: CoreOptions): Promise<CommandOutput> => {
    const order = await findOrder(command, number)
    const core = await findCoreReturn(command, order, part, to)
    return runWithPossibleStepsHint({ transitions: coreTransitions, commandsByState: commandByCoreState, currentState: core.state }, () =>
      changeShop(command, order.tenant_id, async (context) => {
        const parcel = {
          ...(qty === undefined ? {} : { qty }),
          ...(amount === undefined ? {} : { creditedCents: amount }),
          ...(note === undefined ? {} : { note }),
        }
        const given = await changeCoreState(context, core.id, to, 'shop', parcel)
        const credited = given.openAmountReductionCents + given.repaidCents
        return {
          about: order.number,
          facts: {
            part: core.mcode,
            ...(qty === undefined ? {} : { qty }),
            ...(note ? { note } : {}),
            ...(credited > 0 ? { amount: dollarsTextOfCents(credited), ...openAmountReductionDetails(given) } : {}),
          },
          data: {
            order: order.number,
            tenant: order.tenant_id,
            part: core.mcode,
            qty: qty ?? core.qty,
            state: to,
            credited: credited / 100,
            offDue: given.openAmountReductionCents / 100,
          },
          text: [`The used ${core.mcode} of ${order.number} is ${to}.`, ...refundSplitSentences(given)].join(' '),
        }
      }),
    )
  }

/**
 * Finds the used unit (core) that the command means. A part that came in several parcels has several used units in different states. Of
 * these the function chooses the unit that is furthest along and can move to the state `to`, for example a unit in transit before a unit
 * that has not been sent yet.
 */
async function findCoreReturn(
  command: CommandContext,
  { tenant_id, id, number }: { tenant_id: string; id: string; number: string },
  part: string | undefined,
  to: CoreState,
) {
  const owed = await command.db
    .selectFrom('core_return')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('order_id', '=', id)
    .orderBy('mcode')
    .execute()
  const codes = [...new Set(owed.map(({ mcode }) => mcode))]
  const [first] = owed
  if (!first) throw new AppError('not-found', { message: `${number} owes no used unit. One is owed once the order has shipped.` })
  if (part === undefined && codes.length > 1)
    throw new AppError('bad-request', { message: `${number} owes several used units. Say which: ${joinWithOr(codes)}.` })
  const byState = (one: { state: CoreState }) => coreStates.indexOf(one.state)
  const found = owed.filter(({ mcode }) => mcode === (part ?? first.mcode)).sort((a, b) => byState(b) - byState(a))
  const core = found.find(({ state }) => isTransitionAllowed(coreTransitions, state, to, 'shop')) ?? found[0]
  if (!core) throw new AppError('not-found', { message: `${number} owes no used ${part}, but ${joinWithOr(codes)}.` })
  return core
}

async function listCores(command: CommandContext, { state, limit }: { state?: CoreState; limit: number }): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db
    .selectFrom('core_return')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'core_return.tenant_id').onRef('shop_order.id', '=', 'core_return.order_id'),
    )
    .selectAll('core_return')
    .select(['shop_order.number', 'shop_order.email'])
  if (command.tenant !== undefined) query = query.where('core_return.tenant_id', '=', command.tenant)
  if (state !== undefined) query = query.where('core_return.state', '=', state)
  const cores = await query.orderBy('due_on').orderBy('shop_order.number').limit(limit).execute()
  const data = cores.map((core) => ({
    order: core.number,
    tenant: core.tenant_id,
    part: core.mcode,
    qty: core.qty,
    state: core.state,
    deposit: dollarsOfText(core.deposit),
    credited: dollarsOfText(core.credited),
    dueOn: core.due_on,
    carrier: core.carrier,
    tracking: core.tracking,
    note: core.note,
    email: core.email,
  }))
  const rows = cores.map((core) => [
    core.number,
    core.mcode,
    String(core.qty),
    core.state,
    formatDollars(centsOfText(core.deposit)),
    core.due_on,
    `${core.carrier} ${core.tracking}`.trim(),
    core.email,
  ])
  return {
    data,
    text: formatList(['order', 'part', 'qty', 'state', 'deposit', 'due on', 'parcel', 'customer'], rows, 'No used unit is like that.'),
  }
}
