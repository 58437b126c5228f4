import type { CaptchaPurpose } from '#contract/account/account.ts'
import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import type { AccountRequestContext } from '#server/account/ask.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import { areHashesEqual, createToken, sha256 } from '#server/kernel/hashes.ts'
import { limitRate } from '#server/kernel/rate-limits.ts'
import { type CaptchaPuzzle, createPicturePuzzle } from './picture.ts'
import { createQuestionPuzzle } from './question.ts'

const CAPTCHA_VALIDITY_MS = 5 * 60_000

const hashCaptchaAnswer = (key: string, answer: string) => sha256(`${key} ${answer.replace(/\s+/g, '').toUpperCase()}`)

/** Creates a captcha and stores it under the caller's key. A captcha that was stored under this key is replaced. */
export async function randomImage(
  ask: AccountRequestContext,
  { key, as, language, purpose }: AccountInput<'randomImage'>,
): Promise<AccountResult<'randomImage'>> {
  await limitRate(ask, `captcha-${as}`, ask.caller.address)
  const { answer, prompt } = createPuzzle(as, language ?? ask.caller.language)
  const expires_at = new Date(currentDateOf(ask).getTime() + CAPTCHA_VALIDITY_MS)
  const { challenge, secret } = await ask.proofs.createChallenge()
  const kept = { purpose, answer_hash: hashCaptchaAnswer(key, answer), proof_secret: secret, expires_at }
  await ask.db
    .insertInto('captcha')
    .values({ tenant_id: ask.tenant.id, key, ...kept })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'key']).doUpdateSet(kept))
    .execute()
  const expiresAt = expires_at.toISOString()
  const same = { key, expiresAt, challenge }
  if (as === 'work') return { as, ...same }
  return as === 'picture' ? { as, picture: prompt, ...same } : { as, question: prompt, ...same }
}

/**
 * Returns the question and the answer of a new captcha. A captcha with proof of work alone shows no question, and nobody learns its random
 * answer.
 */
function createPuzzle(as: AccountResult<'randomImage'>['as'], language: string): CaptchaPuzzle {
  if (as === 'work') return { answer: createToken(), prompt: '' }
  return as === 'picture' ? createPicturePuzzle() : createQuestionPuzzle(language)
}

/** The fields of a request that hold the solution of a captcha. */
type SubmittedCaptcha = Pick<AccountInput<'marcoLogin'>, 'captchaKey' | 'captchaText' | 'proof'>

/**
 * Throws unless the request solves a captcha's proof of work for this purpose. The captcha's question need not be answered. The proof alone
 * is enough for actions where a program gains nothing by a single attempt. The captcha cannot be used again.
 */
export async function requireProofOfWork(
  ask: AccountRequestContext,
  purpose: CaptchaPurpose,
  { captchaKey: key, proof }: Omit<SubmittedCaptcha, 'captchaText'>,
): Promise<void> {
  if (key === undefined || proof === undefined) throw new AppError('proof-wanted')
  const taken = await ask.db
    .deleteFrom('captcha')
    .where('tenant_id', '=', ask.tenant.id)
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .returning(['proof_secret', 'expires_at'])
    .executeTakeFirst()
  const holds = taken !== undefined && taken.expires_at > currentDateOf(ask) && (await ask.proofs.isValidProof(proof, taken.proof_secret))
  if (!holds) throw new AppError('proof-wrong')
}

/**
 * Throws unless the request solves a captcha's proof of work for this purpose. If the request also answers the captcha's question, the
 * answer must be right. The captcha cannot be used again in any case, so every attempt needs a new one. Answering is optional, because
 * pictures and questions are cognitive tests (WCAG 3.3.8).
 */
export async function requireSolvedCaptcha(
  ask: AccountRequestContext,
  purpose: CaptchaPurpose,
  { captchaKey: key, captchaText: text, proof }: SubmittedCaptcha,
): Promise<void> {
  if (key === undefined || (text === undefined && proof === undefined)) throw new AppError('captcha-wanted', { field: 'captchaText' })
  if (text === undefined) return requireProofOfWork(ask, purpose, { captchaKey: key, proof })
  if (proof === undefined) throw new AppError('proof-wanted')
  const taken = await ask.db
    .deleteFrom('captcha')
    .where('tenant_id', '=', ask.tenant.id)
    .where('key', '=', key)
    .where('purpose', '=', purpose)
    .returning(['answer_hash', 'proof_secret', 'expires_at'])
    .executeTakeFirst()
  const right =
    taken !== undefined && taken.expires_at > currentDateOf(ask) && areHashesEqual(taken.answer_hash, hashCaptchaAnswer(key, text))
  if (!right) throw new AppError('captcha-wrong', { field: 'captchaText' })
  if (!(await ask.proofs.isValidProof(proof, taken.proof_secret))) throw new AppError('proof-wrong')
}
