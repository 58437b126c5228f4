import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { requireSession } from '#server/kernel/ask.ts'
import type { AccountRequestContext } from './ask.ts'
import { accountById, storedPhoneFields, updateAccount, userInfoOf } from './queries.ts'

/** Returns the profile of the signed-in customer. */
export async function profile(ask: AccountRequestContext): Promise<AccountResult<'profile'>> {
  const { accountId } = await requireSession(ask)
  const account = await accountById(ask.db, ask.tenant.id, accountId)
  if (!account) throw new AppError('sign-in-required')
  return userInfoOf(account)
}

/** Changes the given fields of the customer's profile. Other fields stay unchanged. */
export async function saveProfile(
  ask: AccountRequestContext,
  { areaCode, phone, ...same }: AccountInput<'saveProfile'>,
): Promise<AccountResult<'saveProfile'>> {
  const { accountId } = await requireSession(ask)
  const account = await updateAccount(ask.db, ask.tenant.id, accountId, {
    ...same,
    ...(areaCode === undefined ? {} : { area_code: areaCode }),
    ...(phone === undefined
      ? {}
      : storedPhoneFields(phone, areaCode ?? (await accountById(ask.db, ask.tenant.id, accountId))?.area_code ?? '')),
  })
  if (!account) throw new AppError('sign-in-required')
  return userInfoOf(account)
}
