import type { AccountInput, AccountResult } from '#contract/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { type AccountAsk, nowOf } from './ask.ts'
import { captchaPicture } from './captcha/picture.ts'
import { captchaQuestion } from './captcha/question.ts'
import { sameHash, sha256 } from './hashes.ts'
import { limit } from './rate-limit.ts'

const CAPTCHA_MS = 5 * 60_000

const answerHash = (key: string, answer: string) => sha256(`${key} ${answer.replace(/\s+/g, '').toUpperCase()}`)

/** Makes a captcha under the caller's key. The one before it under that key ends. */
export async function randomImage(
  ask: AccountAsk,
  { key, as, language }: AccountInput<'randomImage'>,
): Promise<AccountResult<'randomImage'>> {
  await limit(ask, `captcha-${as}`, ask.caller.address)
  const { answer, shown } = as === 'picture' ? captchaPicture() : captchaQuestion(language ?? ask.caller.language)
  const expires_at = new Date(nowOf(ask).getTime() + CAPTCHA_MS)
  const kept = { answer_hash: answerHash(key, answer), expires_at }
  await ask.db
    .insertInto('captcha')
    .values({ tenant_id: ask.tenant.id, key, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doUpdateSet(kept))
    .execute()
  const expiresAt = expires_at.toISOString()
  return as === 'picture' ? { as, key, picture: shown, expiresAt } : { as, key, question: shown, expiresAt }
}

/** Goes on only with a right captcha. Right or wrong, it is used up, so every guess costs a new one. */
export async function demandCaptcha(ask: AccountAsk, key: string | undefined, text: string | undefined): Promise<void> {
  if (key === undefined || text === undefined) throw new AppError('captcha-wanted', { field: 'captchaText' })
  const taken = await ask.db
    .deleteFrom('captcha')
    .where('tenant_id', '=', ask.tenant.id)
    .where('key', '=', key)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst()
  const right = taken !== undefined && taken.expires_at > nowOf(ask) && sameHash(taken.answer_hash, answerHash(key, text))
  if (!right) throw new AppError('captcha-wrong', { field: 'captchaText' })
}
