import { AppError } from '#contract/errors.ts'
import type { Command } from 'commander'
import { centsOfText, dollarsText } from '#server/db/money.ts'
import { dollarsSaid } from '#server/orders/dollars-said.ts'
import { giveBack, offDueFact, shareOutAll } from '#server/orders/give-back.ts'
import { type WholeOrder, wholeOrder } from '#server/orders/order-rows.ts'
import { dollars } from '#server/orders/order-of.ts'
import { leftToRefund, refundSent } from '#server/orders/refunds.ts'
import { piecesRefunded, lineFacts } from '#server/orders/pieces-refunded.ts'
import { refundFor } from '#server/orders/return-moves.ts'
import { type Act, change, type Desk } from './desk.ts'
import { demandTenant } from './find.ts'
import { toOrder } from './orders-move.ts'
import { line as oneLine, type Piece } from './said.ts'
import { listed, minute, type Told } from './told.ts'

interface RefundOptions {
  line?: Piece[]
  reason?: string
}

/** Promises an amount back, or what some lines cost. */
export function refundOrder(desk: Desk, number: string, amount: number | undefined, { line, reason = '' }: RefundOptions): Promise<Told> {
  if ((amount === undefined) === (line === undefined))
    throw new AppError('bad-request', { say: 'Say either how much goes back, such as 12.50, or which lines: --line SA-1001:1.' })
  return toOrder(desk, number, async (around, order) => {
    const cents = amount ?? shareOf(await wholeOrder(around, order), line ?? [])
    const given = shareOutAll(order, cents)
    await giveBack(around, order, given, { by: 'shop', why: reason, facts: lineFacts(line ?? []) })
    const facts = { amount: dollarsText(cents), ...offDueFact(given), ...(reason === '' ? {} : { reason }) }
    const off = given.offDue > 0 ? [`${dollarsSaid(given.offDue)} is taken off what is to be paid for ${order.number}.`] : []
    const rest = dollarsSaid(leftToRefund(order) - given.back)
    const back = given.back > 0 ? [`${dollarsSaid(given.back)} goes back for ${order.number}. Of what was paid ${rest} is left.`] : []
    return { facts, say: [...off, ...back].join(' ') }
  })
}

/** What pieces cost with their tax, without those whose price was given back before. */
function shareOf(whole: WholeOrder, pieces: readonly Piece[]): number {
  const { order, lines } = whole
  return pieces.reduce((sum, { mcode, qty }) => {
    const line = lines.find((one) => one.mcode === mcode)
    if (!line) throw new AppError('bad-request', { field: 'lines', say: `${mcode} is not part of ${order.number}.` })
    const back = piecesRefunded(whole, line)
    if (qty > line.qty - back)
      throw new AppError('bad-request', {
        field: 'lines',
        say: `${order.number} holds ${line.qty} of ${mcode}${back > 0 ? `, of which ${back} ${back === 1 ? 'was' : 'were'} refunded already` : ''}.`,
      })
    return sum + refundFor(line, back, qty)
  }, 0)
}

export function refundCommands(refunds: Command, act: Act): void {
  refunds.command('list').description('refunds that somebody must send, oldest first').action(act(listRefunds))
  refunds
    .command('sent')
    .description('says that a refund was sent')
    .argument('<id>', 'as refunds list shows it; its first letters are enough')
    .option('--reference <text>', 'what the bank calls it', oneLine)
    .action(act(sentRefund))
}

async function owed(desk: Desk) {
  await demandTenant(desk)
  let query = desk.db
    .selectFrom('order_payment as refund')
    .innerJoin('shop_order', (join) =>
      join.onRef('shop_order.tenant_id', '=', 'refund.tenant_id').onRef('shop_order.id', '=', 'refund.order_id'),
    )
    .select(['refund.tenant_id', 'refund.id', 'refund.method', 'refund.amount', 'refund.at', 'shop_order.number', 'shop_order.email'])
    .where('refund.kind', '=', 'refund')
    .where('refund.done', '=', false)
  if (desk.tenant !== undefined) query = query.where('refund.tenant_id', '=', desk.tenant)
  return query.orderBy('refund.at').orderBy('refund.id').execute()
}

async function listRefunds(desk: Desk): Promise<Told> {
  const rows = await owed(desk)
  const data = rows.map(({ tenant_id, id, method, amount, at, number, email }) => ({
    ...{ id, tenant: tenant_id, order: number, amount: dollars(amount), method, email, promisedAt: at.toISOString() },
  }))
  const shown = rows.map((row) => [row.id, row.number, minute(row.at), dollarsSaid(centsOfText(row.amount)), row.method, row.email])
  return { data, text: listed(['id', 'order', 'promised (UTC)', 'amount', 'by', 'customer'], shown, 'Nothing is to be sent back.') }
}

async function sentRefund(desk: Desk, id: string, { reference = '' }: { reference?: string }): Promise<Told> {
  const found = (await owed(desk)).filter((row) => row.id.startsWith(id.toLowerCase()))
  const [row, other] = found
  if (!row) throw new AppError('not-found', { say: `No refund ${id} waits to be sent.` })
  if (other) throw new AppError('bad-request', { say: `Several refunds begin with ${id}. Type more of it.` })
  const amount = dollarsSaid(centsOfText(row.amount))
  return change(desk, row.tenant_id, async (around) => {
    if (!(await refundSent(around, row.id, reference))) throw new AppError('wrong-state', { say: 'This refund was sent already.' })
    const data = { id: row.id, tenant: row.tenant_id, order: row.number, amount: dollars(row.amount), done: true }
    return { about: row.number, facts: { amount: row.amount, reference }, data, text: `The refund of ${amount} for ${row.number} is sent.` }
  })
}
