import { type Command, Option } from 'commander'
import { type ReturnState, returnStates, returnTransitions } from '#contract/orders/order-states.ts'
import { orderByCodePoints } from '#server/db/by-code-points.ts'
import { dollarsOfText } from '#server/db/money.ts'
import { openAmountReductionDetails, refundSplitSentences } from '#server/orders/refunds/give-back.ts'
import { changeReturnState } from '#server/orders/returns/return-moves.ts'
import { releaseStock } from '#server/orders/stock.ts'
import { parsePositiveWholeNumber, parseSingleLine } from './arguments.ts'
import { type CommandActionFactory, type CommandContext, changeShop, runWithPossibleStepsHint } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { findReturn, requireTenantExists } from './find.ts'

const RETURN_NUMBER_ARGUMENT = ['<number>', "the return's number, such as CW-100001-R1"] as const

const commandByReturnState: Partial<Record<ReturnState, string>> = {
  approved: 'returns approve',
  received: 'returns receive',
  refunded: 'returns refund',
  refused: 'returns refuse',
  withdrawn: 'returns withdraw',
}

export function addReturnCommands(returns: Command, act: CommandActionFactory): void {
  returns
    .command('list')
    .description('returns, latest first')
    .addOption(new Option('--state <state>', 'in this state only').choices(returnStates))
    .option('--limit <count>', 'at most so many', parsePositiveWholeNumber, 50)
    .action(act(listReturns))
  const step = (name: string, description: string) =>
    returns
      .command(name)
      .description(description)
      .argument(...RETURN_NUMBER_ARGUMENT)
      .option('--say <text>', 'a message to the customer', parseSingleLine)
  step('approve', 'lets the customer send it').action(act(returnStateAction('approved')))
  step('refuse', 'does not take it').action(act(returnStateAction('refused')))
  step('receive', 'says that it has come in')
    .option('--restock', 'put its pieces back on the shelf')
    .action(act(returnStateAction('received')))
  step('refund', "owes the pieces' price back").action(act(returnStateAction('refunded')))
  step('withdraw', 'takes it back for the customer').action(act(returnStateAction('withdrawn')))
}

const returnStateAction =
  (to: ReturnState) =>
  async (
    command: CommandContext,
    number: string,
    { say = '', restock = false }: { say?: string; restock?: boolean },
  ): Promise<CommandOutput> => {
    const found = await findReturn(command, number)
    return runWithPossibleStepsHint(
      { transitions: returnTransitions, commandsByState: commandByReturnState, currentState: found.state },
      () =>
        changeShop(command, found.tenant_id, async (context) => {
          const given = await changeReturnState(context, found.id, to, 'shop', say)
          const its = { tenant_id: found.tenant_id, return_id: found.id }
          const lines = await context.db
            .selectFrom('order_return_line')
            .select(['mcode', 'qty'])
            .where((of) => of.and(its))
            .execute()
          if (restock) await releaseStock(context, lines)
          const after = await context.db
            .selectFrom('order_return')
            .select(['state', 'refund'])
            .where('tenant_id', '=', found.tenant_id)
            .where('id', '=', found.id)
            .executeTakeFirstOrThrow()
          return {
            about: found.number,
            facts: { ...(say === '' ? {} : { say }), ...(restock ? { restock: 'yes' } : {}), ...openAmountReductionDetails(given) },
            data: {
              number: found.number,
              tenant: found.tenant_id,
              state: after.state,
              lines,
              refund: dollarsOfText(after.refund),
              offDue: given.openAmountReductionCents / 100,
            },
            text: [
              `${found.number} is ${after.state}.`,
              ...refundSplitSentences(given),
              ...(restock ? ['Its pieces are on the shelf again.'] : []),
            ].join(' '),
          }
        }),
    )
  }

async function listReturns(command: CommandContext, { state, limit }: { state?: ReturnState; limit: number }): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db.selectFrom('order_return').selectAll()
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  if (state !== undefined) query = query.where('state', '=', state)
  const returns = await query.orderBy('requested_at', 'desc').orderBy(orderByCodePoints('number')).limit(limit).execute()
  const ids = returns.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await command.db.selectFrom('order_return_line').selectAll().where('return_id', 'in', ids).orderBy('mcode').execute()
  const data = returns.map((one) => ({
    number: one.number,
    tenant: one.tenant_id,
    state: one.state,
    reason: one.reason,
    note: one.note,
    say: one.message,
    refund: dollarsOfText(one.refund),
    requestedAt: one.requested_at.toISOString(),
    hasPhoto: one.photo !== null,
    lines: lines.filter((row) => row.tenant_id === one.tenant_id && row.return_id === one.id).map(({ mcode, qty }) => ({ mcode, qty })),
  }))
  const rows = data.map((one) => [
    one.number,
    formatMinute(one.requestedAt),
    one.state,
    one.reason,
    one.lines.map(({ mcode, qty }) => `${qty} × ${mcode}`).join(', '),
    one.note,
  ])
  return { data, text: formatList(['number', 'asked (UTC)', 'state', 'reason', 'parts', 'note'], rows, 'No return is like that.') }
}
