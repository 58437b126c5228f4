import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { sessionOfCustomer } from '#server/kernel/ask.ts'
import type { AccountAsk } from './ask.ts'
import { accountById, changeAccount, keptPhone, userInfoOf } from './queries.ts'

/** Returns the profile of the signed-in customer. */
export async function profile(ask: AccountAsk): Promise<AccountResult<'profile'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const account = await accountById(ask.db, ask.tenant.id, accountId)
  if (!account) throw new AppError('sign-in-required')
  return userInfoOf(account)
}

/** Changes the given fields of the customer's profile. Other fields stay unchanged. */
export async function saveProfile(
  ask: AccountAsk,
  { areaCode, phone, ...same }: AccountInput<'saveProfile'>,
): Promise<AccountResult<'saveProfile'>> {
  const { accountId } = await sessionOfCustomer(ask)
  const account = await changeAccount(ask.db, ask.tenant.id, accountId, {
    ...same,
    ...(areaCode === undefined ? {} : { area_code: areaCode }),
    ...(phone === undefined ? {} : keptPhone(phone, areaCode ?? (await accountById(ask.db, ask.tenant.id, accountId))?.area_code ?? '')),
  })
  if (!account) throw new AppError('sign-in-required')
  return userInfoOf(account)
}
