import type { Command } from 'commander'
import { AppError } from '#contract/errors.ts'
import { centsOfText, dollarsOfText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import type { OrderContext } from '#server/orders/events/events.ts'
import { markRefundSent } from '#server/orders/refunds/refunds.ts'
import { sendsRefunds } from '#server/payments/providers.ts'
import { parseSingleLine as oneLine } from './arguments.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { requireTenantExists } from './find.ts'

export function addRefundCommands(refunds: Command, act: CommandActionFactory): void {
  refunds.command('list').description('refunds that are still to be sent, oldest first, and who sends them').action(act(listRefunds))
  refunds
    .command('sent')
    .description('records that a refund was sent')
    .argument('<id>', 'as refunds list shows it; its first letters are enough')
    .option('--reference <text>', 'the bank’s reference', oneLine)
    .option('--anyway', 'even if the card company sends it itself')
    .action(act(recordSentRefund))
}

async function readOwedRefunds(command: CommandContext) {
  await requireTenantExists(command)
  let query = command.db
    .selectFrom('order_payment as refund')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'refund.tenant_id').onRef('shop_order.id', '=', 'refund.order_id'),
    )
    .select([
      'refund.tenant_id',
      'refund.id',
      'refund.method',
      'refund.amount',
      'refund.at',
      'refund.by_hand',
      'shop_order.number',
      'shop_order.email',
    ])
    .where('refund.kind', '=', 'refund')
    .where('refund.done', '=', false)
  if (command.tenant !== undefined) query = query.where('refund.tenant_id', '=', command.tenant)
  const rows = await query.orderBy('refund.at').orderBy('refund.id').execute()
  return rows.map((row) => ({ ...row, sentBy: sendsRefunds(row.method) && !row.by_hand ? ('card company' as const) : ('you' as const) }))
}

async function listRefunds(command: CommandContext): Promise<CommandOutput> {
  const rows = await readOwedRefunds(command)
  const data = rows.map(({ tenant_id, id, method, amount, at, number, email, sentBy }) => ({
    id,
    tenant: tenant_id,
    order: number,
    amount: dollarsOfText(amount),
    method,
    email,
    sentBy,
    promisedAt: at.toISOString(),
  }))
  const shown = rows.map((row) => [
    row.id,
    row.number,
    formatMinute(row.at),
    formatDollars(centsOfText(row.amount)),
    row.method,
    row.sentBy,
    row.email,
  ])
  return {
    data,
    text: formatList(['id', 'order', 'promised (UTC)', 'amount', 'by', 'sent by', 'customer'], shown, 'Nothing is to be sent back.'),
  }
}

interface SentRefundOptions {
  reference?: string
  anyway?: boolean
}

async function recordSentRefund(
  command: CommandContext,
  id: string,
  { reference = '', anyway = false }: SentRefundOptions,
): Promise<CommandOutput> {
  const found = (await readOwedRefunds(command)).filter((row) => row.id.startsWith(id.toLowerCase()))
  const [row, other] = found
  if (!row) throw new AppError('not-found', { message: `No refund ${id} waits to be sent.` })
  if (other) throw new AppError('bad-request', { message: `Several refunds begin with ${id}. Type more of it.` })
  const amount = formatDollars(centsOfText(row.amount))
  if (row.sentBy === 'card company' && !anyway)
    throw new AppError('wrong-state', {
      message: `The card company sends the refund of ${amount} for ${row.number} itself. If you have sent it by hand anyway, repeat the command with --anyway.`,
    })
  return changeShop(command, row.tenant_id, async (context) => {
    await requireUnclaimedRefund(context, row.id)
    if (!(await markRefundSent(context, row.id, reference))) throw new AppError('wrong-state', { message: 'This refund was sent already.' })
    const data = { id: row.id, tenant: row.tenant_id, order: row.number, amount: dollarsOfText(row.amount), done: true }
    return { about: row.number, facts: { amount: row.amount, reference }, data, text: `The refund of ${amount} for ${row.number} is sent.` }
  })
}

/**
 * Locks the row of a refund. Throws `wrong-state` while a payment company is being asked to send the refund, because the outcome is not
 * known yet.
 */
async function requireUnclaimedRefund({ db, tenantId, clock }: OrderContext, id: string): Promise<void> {
  const { sending_until } = await db
    .selectFrom('order_payment')
    .select('sending_until')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (sending_until && sending_until.getTime() > clock.now())
    throw new AppError('wrong-state', {
      message: 'This refund is being sent at this very moment. Look at refunds list again in some minutes.',
    })
}
