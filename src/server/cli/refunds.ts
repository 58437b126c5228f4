import { AppError } from '#contract/errors.ts'
import { dollarsTextOfCents } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { type OrderWithDetails, readOrderWithDetails } from '#server/orders/order-rows.ts'
import { applyRefundSplit, openAmountReductionDetails, splitExactRefund } from '#server/orders/refunds/give-back.ts'
import { countRefundedPieces, refundedPiecesDetails } from '#server/orders/refunds/pieces-refunded.ts'
import { refundableCents } from '#server/orders/refunds/refunds.ts'
import { paidCentsForPieces } from '#server/orders/returns/return-moves.ts'
import type { OrderedPartQuantity } from './arguments.ts'
import type { CommandContext } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { changeOrder } from './orders-move.ts'

interface RefundOptions {
  line?: OrderedPartQuantity[]
  reason?: string
}

/** Promises a customer a refund of an amount, or of the price of some lines. Amounts are in cents. */
export function refundOrder(
  command: CommandContext,
  number: string,
  amount: number | undefined,
  { line, reason = '' }: RefundOptions,
): Promise<CommandOutput> {
  if ((amount === undefined) === (line === undefined))
    throw new AppError('bad-request', { message: 'Say either how much goes back, such as 12.50, or which lines: --line SA-1001:1.' })
  return changeOrder(command, number, async (context, order) => {
    const cents = amount ?? refundAmountCents(await readOrderWithDetails(context, order), line ?? [])
    const given = splitExactRefund(order, cents)
    await applyRefundSplit(context, order, given, { actor: 'shop', reasonText: reason, facts: refundedPiecesDetails(line ?? []) })
    const facts = { amount: dollarsTextOfCents(cents), ...openAmountReductionDetails(given), ...(reason === '' ? {} : { reason }) }
    const off =
      given.openAmountReductionCents > 0
        ? [`${formatDollars(given.openAmountReductionCents)} is taken off what is to be paid for ${order.number}.`]
        : []
    const rest = formatDollars(refundableCents(order) - given.repaidCents)
    const back =
      given.repaidCents > 0 ? [`${formatDollars(given.repaidCents)} goes back for ${order.number}. Of what was paid ${rest} is left.`] : []
    const waits = waitingPieceTexts(await readOrderWithDetails(context, order), line ?? [])
    return { facts, text: [...off, ...back, ...waits].join(' ') }
  })
}

/**
 * Returns, for each refunded line whose pieces the order still waits for, a sentence that says how to cancel the pieces. A refund does not
 * cancel them.
 */
const waitingPieceTexts = ({ order, lines }: OrderWithDetails, pieces: readonly OrderedPartQuantity[]): string[] =>
  lines
    .filter(({ mcode, waiting }) => waiting > 0 && pieces.some((one) => one.mcode === mcode))
    .map(
      ({ mcode, waiting }) =>
        `${order.number} waits for ${waiting} × ${mcode} still: orders cancel ${order.number} --line ${mcode}:${waiting} ends that.`,
    )

/** Returns the price of pieces with tax, in cents. Throws `bad-request` if more pieces are named than are left to refund. */
function refundAmountCents(whole: OrderWithDetails, pieces: readonly OrderedPartQuantity[]): number {
  const { order, lines } = whole
  return pieces.reduce((sum, { mcode, qty }) => {
    const line = lines.find((one) => one.mcode === mcode)
    if (!line) throw new AppError('bad-request', { field: 'lines', message: `${mcode} is not part of ${order.number}.` })
    const back = countRefundedPieces(whole, line)
    if (qty > line.qty - back)
      throw new AppError('bad-request', {
        field: 'lines',
        message: `${order.number} holds ${line.qty} of ${mcode}${back > 0 ? `, of which ${back} ${back === 1 ? 'was' : 'were'} refunded already` : ''}.`,
      })
    return sum + paidCentsForPieces(line, back, qty)
  }, 0)
}
