import { type Command, Option } from 'commander'
import { AppError } from '#contract/errors.ts'
import { type CoreState, coreStates, coreTransitions, mayMove } from '#contract/orders/order-states.ts'
import { centsOfText, dollarsOfText, dollarsText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { moveCore } from '#server/orders/cores/cores.ts'
import { givenBackLines, offDueFact } from '#server/orders/refunds/give-back.ts'
import { money, parseLine, parsePositiveWhole, mcode as readMcode } from './arguments.ts'
import { type CommandContext, changeShop, type ToAction, withPossibleSteps } from './command.ts'
import { demandTenant, orderNamed } from './find.ts'
import { formatList, type Output, orList } from './output.ts'

const ORDER = ['<order>', "the order's number or id"] as const
const PART = ['[part]', 'which part, when the order owes several', readMcode] as const

const leadsTo: Partial<Record<CoreState, string>> = { received: 'cores receive', credited: 'cores credit', refused: 'cores refuse' }

interface Facts {
  qty?: number
  amount?: number
  note?: string
}

const QTY = ['--qty <count>', 'so many of them, when not all go this way', parsePositiveWhole] as const

export function coreCommands(cores: Command, act: ToAction): void {
  cores
    .command('list')
    .description('used units, the longest owed first')
    .addOption(new Option('--state <state>', 'in this state only').choices(coreStates))
    .option('--limit <count>', 'at most so many', parsePositiveWhole, 50)
    .action(act(listCores))
  cores
    .command('receive')
    .description('records that the used unit has arrived')
    .argument(...ORDER)
    .argument(...PART)
    .option(...QTY)
    .action(act(coreStateAction('received')))
  cores
    .command('credit')
    .description('gives the deposit back')
    .argument(...ORDER)
    .argument(...PART)
    .option(...QTY)
    .option('--amount <dollars>', 'the amount to give back (default: the whole deposit)', money)
    .option('--note <text>', 'why, for the customer', parseLine)
    .action(act(coreStateAction('credited')))
  cores
    .command('refuse')
    .description('keeps the deposit')
    .argument(...ORDER)
    .argument(...PART)
    .option(...QTY)
    .option('--note <text>', 'why, for the customer', parseLine)
    .action(act(coreStateAction('refused')))
}

const coreStateAction =
  (to: CoreState) =>
  async (command: CommandContext, number: string, part: string | undefined, { qty, amount, note }: Facts): Promise<Output> => {
    const order = await orderNamed(command, number)
    const core = await coreOf(command, order, part, to)
    return withPossibleSteps({ table: coreTransitions, leadsTo, from: core.state }, () =>
      changeShop(command, order.tenant_id, async (context) => {
        const parcel = {
          ...(qty === undefined ? {} : { qty }),
          ...(amount === undefined ? {} : { creditedCents: amount }),
          ...(note === undefined ? {} : { note }),
        }
        const given = await moveCore(context, core.id, to, 'shop', parcel)
        const credited = given.offDue + given.back
        return {
          about: order.number,
          facts: {
            part: core.mcode,
            ...(qty === undefined ? {} : { qty }),
            ...(note ? { note } : {}),
            ...(credited > 0 ? { amount: dollarsText(credited), ...offDueFact(given) } : {}),
          },
          data: {
            order: order.number,
            tenant: order.tenant_id,
            part: core.mcode,
            qty: qty ?? core.qty,
            state: to,
            credited: credited / 100,
            offDue: given.offDue / 100,
          },
          text: [`The used ${core.mcode} of ${order.number} is ${to}.`, ...givenBackLines(given)].join(' '),
        }
      }),
    )
  }

/**
 * Finds the used unit (core) that the command means. A part that came in several parcels has several used units in different states. Of
 * these the function chooses the unit that is furthest along and can move to the state `to`, for example a unit in transit before a unit
 * that has not been sent yet.
 */
async function coreOf(
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
    throw new AppError('bad-request', { message: `${number} owes several used units. Say which: ${orList(codes)}.` })
  const byState = (one: { state: CoreState }) => coreStates.indexOf(one.state)
  const found = owed.filter(({ mcode }) => mcode === (part ?? first.mcode)).sort((a, b) => byState(b) - byState(a))
  const core = found.find(({ state }) => mayMove(coreTransitions, state, to, 'shop')) ?? found[0]
  if (!core) throw new AppError('not-found', { message: `${number} owes no used ${part}, but ${orList(codes)}.` })
  return core
}

async function listCores(command: CommandContext, { state, limit }: { state?: CoreState; limit: number }): Promise<Output> {
  await demandTenant(command)
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
