import type { CaptchaPurpose } from '#contract/account/account.ts'
import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import type { AccountAsk } from '#server/account/ask.ts'
import { nowOf } from '#server/kernel/ask.ts'
import { makeToken, sameHash, sha256 } from '#server/kernel/hashes.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import { captchaPicture, type Puzzle } from './picture.ts'
import { captchaQuestion } from './question.ts'

const CAPTCHA_MS = 5 * 60_000

const answerHash = (key: string, answer: string) => sha256(`${key} ${answer.replace(/\s+/g, '').toUpperCase()}`)

/** Creates a captcha and stores it under the caller's key. A captcha that was stored under this key is replaced. */
export async function randomImage(
  ask: AccountAsk,
  { key, as, language, purpose }: AccountInput<'randomImage'>,
): Promise<AccountResult<'randomImage'>> {
  await limitRate(ask, `captcha-${as}`, ask.caller.address)
  const { answer, shown } = puzzleOf(as, language ?? ask.caller.language)
  const expires_at = new Date(nowOf(ask).getTime() + CAPTCHA_MS)
  const { challenge, secret } = await ask.proofs.make()
  const kept = { purpose, answer_hash: answerHash(key, answer), proof_secret: secret, expires_at }
  await ask.db
    .insertInto('captcha')
    .values({ tenant_id: ask.tenant.id, key, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doUpdateSet(kept))
    .execute()
  const expiresAt = expires_at.toISOString()
  const same = { key, expiresAt, challenge }
  if (as === 'work') return { as, ...same }
  return as === 'picture' ? { as, picture: shown, ...same } : { as, question: shown, ...same }
}

/**
 * Returns the question and the answer of a new captcha. A captcha with proof of work alone shows no question, and nobody learns its random
 * answer.
 */
function puzzleOf(as: AccountResult<'randomImage'>['as'], language: string): Puzzle {
  if (as === 'work') return { answer: makeToken(), shown: '' }
  return as === 'picture' ? captchaPicture() : captchaQuestion(language)
}

/** The fields of a request that hold the solution of a captcha. */
type CaptchaSolution = Pick<AccountInput<'marcoLogin'>, 'captchaKey' | 'captchaText' | 'proof'>

/**
 * Throws unless the request solves a captcha's proof of work for this purpose. The captcha's question need not be answered. That is enough
 * where a program gains nothing by one attempt. The captcha cannot be used again.
 */
export async function demandWork(
  ask: AccountAsk,
  purpose: CaptchaPurpose,
  { captchaKey: key, proof }: Omit<CaptchaSolution, 'captchaText'>,
): Promise<void> {
  if (key === undefined || proof === undefined) throw new AppError('proof-wanted')
  const taken = await ask.db
    .deleteFrom('captcha')
    .where('tenant_id', '=', ask.tenant.id)
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .returning(['proof_secret', 'expires_at'])
    .executeTakeFirst()
  const holds = taken !== undefined && taken.expires_at > nowOf(ask) && (await ask.proofs.holds(proof, taken.proof_secret))
  if (!holds) throw new AppError('proof-wrong')
}

/**
 * Throws unless the request solves a captcha's proof of work for this purpose. If the request also answers the captcha's question, the
 * answer must be right. The captcha cannot be used again in any case, so every attempt needs a new one. Answering is optional, because
 * pictures and questions are cognitive tests (WCAG 3.3.8).
 */
export async function demandCaptcha(
  ask: AccountAsk,
  purpose: CaptchaPurpose,
  { captchaKey: key, captchaText: text, proof }: CaptchaSolution,
): Promise<void> {
  if (key === undefined || (text === undefined && proof === undefined)) throw new AppError('captcha-wanted', { field: 'captchaText' })
  if (text === undefined) return demandWork(ask, purpose, { captchaKey: key, proof })
  if (proof === undefined) throw new AppError('proof-wanted')
  const taken = await ask.db
    .deleteFrom('captcha')
    .where('tenant_id', '=', ask.tenant.id)
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .returning(['answer_hash', 'proof_secret', 'expires_at'])
    .executeTakeFirst()
  const right = taken !== undefined && taken.expires_at > nowOf(ask) && sameHash(taken.answer_hash, answerHash(key, text))
  if (!right) throw new AppError('captcha-wrong', { field: 'captchaText' })
  if (!(await ask.proofs.holds(proof, taken.proof_secret))) throw new AppError('proof-wrong')
}
