import { randomUUID } from 'node:crypto'
import type { AccountInput, AccountResult } from '#contract/account-calls.ts'
import { alreadyRegisteredLetter } from '#server/mail/letters/already-registered.ts'
import { verifyEmailLetter } from '#server/mail/letters/verify-email.ts'
import { type AccountAsk, nowOf } from './ask.ts'
import { demandCaptcha } from './captcha.ts'
import { emailKey } from './hashes.ts'
import { letterFacts, mailedLink, post } from './letters-out.ts'
import { hashSecret } from './password-hash.ts'
import { type Account, accountByEmail, confirmAccount, register } from './queries.ts'
import { forgive, limit } from './rate-limit.ts'
import { keepSecret, makeSecret, redeemCode, redeemLink, SECRET_MINUTES, type Secret } from './secrets.ts'

const sent = { sent: true } as const

/** Registers. Whether the address was known shows neither in the answer nor in its time: everything that differs happens after it. */
export async function marcoAccountCreate(
  ask: AccountAsk,
  input: AccountInput<'marcoAccountCreate'>,
): Promise<AccountResult<'marcoAccountCreate'>> {
  const key = emailKey(input.email)
  await limit(ask, 'register-address', ask.caller.address)
  await demandCaptcha(ask, input.captchaKey, input.captchaText)
  await limit(ask, 'register-email', key)
  const [password_hash, secret] = await Promise.all([hashSecret(input.password), makeSecret()])
  const account: Account = {
    tenant_id: ask.tenant.id,
    id: randomUUID(),
    email: input.email,
    email_key: key,
    password_hash,
    realname: input.realname,
    area_code: input.areaCode,
    phone: input.phone,
    company: input.company,
    language: input.language ?? ask.caller.language,
    discovery_channel: input.discoveryChannel ?? null,
    verified_at: null,
    created_at: nowOf(ask),
  }
  ask.later.run('A registration could not be finished.', async () => {
    // Together, or a code that was mailed before would for a moment confirm the new password.
    const added = await ask.db.transaction().execute(async (trx) => {
      const kept = await register(trx, account)
      if (kept) await keepSecret({ ...ask, db: trx }, kept.id, 'verify-email', secret)
      return kept
    })
    await forgive(ask, 'code-verify-email', key)
    if (added) return invite(ask, added, secret)
    const known = await accountByEmail(ask.db, ask.tenant.id, key)
    if (known) await remind(ask, known)
  })
  return sent
}

/** Mails a fresh code to an unconfirmed account; to a confirmed one, that nothing is left to do; to an unknown address, nothing. */
export async function sendEmailVerifyCode(
  ask: AccountAsk,
  { email }: AccountInput<'sendEmailVerifyCode'>,
): Promise<AccountResult<'sendEmailVerifyCode'>> {
  const key = emailKey(email)
  await limit(ask, 'send-address', ask.caller.address)
  await limit(ask, 'send-email', key)
  const secret = await makeSecret()
  ask.later.run('A code could not be mailed.', async () => {
    const account = await accountByEmail(ask.db, ask.tenant.id, key)
    const wanted = account !== undefined && account.verified_at === null
    if (wanted) await keepSecret(ask, account.id, 'verify-email', secret)
    // After the new code has taken the old one's place: the old one gets no more tries. Of an unknown address too, so that both look alike.
    await forgive(ask, 'code-verify-email', key)
    if (account) await (wanted ? invite(ask, account, secret) : remind(ask, account))
  })
  return sent
}

async function invite(ask: AccountAsk, account: Account, secret: Secret) {
  const address = mailedLink(ask, 'verify', secret.generate)
  await post(ask, account.email, verifyEmailLetter({ ...letterFacts(ask, account), code: secret.code, address, minutes: SECRET_MINUTES }))
}

const remind = (ask: AccountAsk, account: Account) =>
  post(ask, account.email, alreadyRegisteredLetter({ ...letterFacts(ask, account), address: mailedLink(ask, 'forgot', null) }))

/** Confirms the address by the mailed code. */
export async function verifyEmailCode(
  ask: AccountAsk,
  { email, verifyCode }: AccountInput<'verifyEmailCode'>,
): Promise<AccountResult<'verifyEmailCode'>> {
  await redeemCode(ask, 'verify-email', email, verifyCode, async (trx, account) => {
    await confirmAccount(trx, ask.tenant.id, account.id, nowOf(ask))
  })
  return { verified: true, email }
}

/** Confirms the address by the mailed link, and says which address that was. */
export async function verifyEmailByLink(
  ask: AccountAsk,
  { generate }: AccountInput<'verifyEmailByLink'>,
): Promise<AccountResult<'verifyEmailByLink'>> {
  const account = await redeemLink(ask, 'verify-email', generate, async (trx, owner) => {
    await confirmAccount(trx, ask.tenant.id, owner.id, nowOf(ask))
  })
  return { verified: true, email: account.email }
}
