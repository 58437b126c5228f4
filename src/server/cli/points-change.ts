import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { addPoints, readPointBalance, spendPoints } from '#server/rewards/ledger.ts'
import { type ChangeResult, type CommandContext, changeShop } from './command.ts'
import type { CommandOutput } from './command-output.ts'
import { findCustomer } from './find.ts'

const shopReference = { kind: 'shop', id: '', name: '' } as const

export async function grantPoints(
  command: CommandContext,
  email: string,
  points: number,
  { note = '' }: { note?: string },
): Promise<CommandOutput> {
  const { tenant_id, id, email: who } = await findCustomer(command, email)
  return changeShop(command, tenant_id, async (context) => {
    await addPoints(context, id, points, { cause: `granted ${randomUUID()}`, kind: 'granted', about: shopReference, note })
    const { balance } = await readPointBalance(context, id)
    return pointsChangeOutput(who, tenant_id, { points, note, balance }, `${who} has ${points} points more: ${balance} now.`)
  })
}

export async function deductPoints(
  command: CommandContext,
  email: string,
  points: number,
  { note = '' }: { note?: string },
): Promise<CommandOutput> {
  const { tenant_id, id, email: who } = await findCustomer(command, email)
  return changeShop(command, tenant_id, async (context) => {
    const before = await readPointBalance(context, id)
    // This check only gives a better message. `spendPoints` waits for simultaneous spending and checks the balance again.
    if (before.balance < points)
      throw new AppError('points-short', { message: `${who} has ${before.balance} points, not ${points}. Nothing was taken.` })
    await spendPoints(context, id, points, { cause: `taken ${randomUUID()}`, kind: 'taken', about: shopReference, note })
    const { balance } = await readPointBalance(context, id)
    return pointsChangeOutput(who, tenant_id, { points: -points, note, balance }, `${who} has ${points} points fewer: ${balance} now.`)
  })
}

const pointsChangeOutput = (
  email: string,
  tenant: string,
  { points, note, balance }: { points: number; note: string; balance: number },
  text: string,
): ChangeResult => ({
  about: email,
  facts: { points, ...(note === '' ? {} : { note }) },
  data: { email, tenant, points, note, balance },
  text,
})
