import { randomUUID } from 'node:crypto'
import type { AccountInput, AccountResult } from '#contract/account/account-calls.ts'
import { AppError } from '#contract/errors.ts'
import { MAX_PENDING_REGISTRATIONS } from '#contract/limits.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { currentDateOf } from '#server/kernel/ask.ts'
import { normalizeEmail, sha256 } from '#server/kernel/hashes.ts'
import { limitRate, resetCount } from '#server/kernel/rate-limits.ts'
import { alreadyRegisteredLetter } from '#server/mail/letters/already-registered.ts'
import { verifyEmailLetter } from '#server/mail/letters/verify-email.ts'
import { queueMail } from '#server/mail/post.ts'
import type { AccountRequestContext } from './ask.ts'
import { requireSolvedCaptcha } from './captcha/captcha.ts'
import { requireUncommonPassword } from './common-passwords.ts'
import { accountMailData, mailedLinkUrl } from './letters.ts'
import { mailPasswordReset } from './passwords.ts'
import { type Account, accountByEmail, storedPhoneFields } from './queries.ts'
import {
  accountByVerifyLink,
  type ConfirmedRegistration,
  confirmRegistration,
  deleteEarlierRegistrations,
  deleteRegistrations,
  hashAttemptKey,
  type Registration,
  readRegistrations,
  renewRegistrationSecret,
  secretColumns,
  selectRegistration,
  storeRegistration,
  withExpiredSecret,
} from './registrations.ts'
import { createSecret, type MailedSecret, SECRET_VALIDITY_MINUTES, secretExpiry, WRONG_CODES_MESSAGE } from './secrets.ts'

const mailSentReply = { sent: true } as const

const DEAD_LINK_MESSAGE = /*i18n*/ 'This link is too old, or a newer mail has taken its place. Ask for a new mail.'

/**
 * Registers an account. The registration and its mail are stored before the reply, so a crash loses nothing. Neither the reply nor its time
 * shows whether the e-mail address is known, because known and unknown addresses run the same statements and further work runs after the
 * reply.
 */
export async function marcoAccountCreate(
  ask: AccountRequestContext,
  input: AccountInput<'marcoAccountCreate'>,
): Promise<AccountResult<'marcoAccountCreate'>> {
  requireUncommonPassword(input.password, 'password')
  const key = normalizeEmail(input.email)
  await limitRate(ask, 'register-address', ask.caller.address)
  await requireSolvedCaptcha(ask, 'register', input)
  await limitRate(ask, 'register-email', key)
  const [password_hash, secret] = await Promise.all([ask.hasher.hash(input.password), createSecret(ask)])
  const registration: Registration = {
    tenant_id: ask.tenant.id,
    id: randomUUID(),
    attempt_hash: hashAttemptKey(input.captchaKey),
    email: input.email,
    email_key: key,
    password_hash,
    realname: input.realname,
    ...storedPhoneFields(input.phone, input.areaCode),
    company: input.company,
    language: input.language ?? ask.caller.language,
    discovery_channel: input.discoveryChannel ?? null,
    created_at: currentDateOf(ask),
    ...secretColumns(secret, currentDateOf(ask)),
  }
  const { known, before } = await inTransaction(ask.db, async (trx) => {
    const asking = { ...ask, db: trx }
    const known = await findConfirmedAccount(asking, key)
    const before = await readRegistrations(asking, key)
    await storeRegistration(trx, known ? withExpiredSecret(registration) : registration, currentDateOf(ask))
    const tooMany = before.slice(MAX_PENDING_REGISTRATIONS - 1).map(({ id }) => id)
    if (tooMany.length > 0) await deleteRegistrations(asking, tooMany)
    await resetCount(asking, 'code-verify-email', key)
    await (known ? mailAlreadyRegistered(asking, known) : mailConfirmation(asking, registration, secret))
    return { known, before }
  })
  ask.backgroundTasks.run('Earlier registrations could not be tidied.', () =>
    known ? deleteRegistrations(ask, [registration.id]) : deleteEarlierRegistrations(ask, input.password, before),
  )
  return mailSentReply
}

/** Mails a new code to an unconfirmed e-mail address. If the address is confirmed, the mail says so. An unknown address gets no mail. */
export async function sendEmailVerifyCode(
  ask: AccountRequestContext,
  { email, attempt }: AccountInput<'sendEmailVerifyCode'>,
): Promise<AccountResult<'sendEmailVerifyCode'>> {
  const key = normalizeEmail(email)
  await limitRate(ask, 'send-address', ask.caller.address)
  await limitRate(ask, 'send-email', key)
  const secret = await createSecret(ask)
  ask.backgroundTasks.run('A code could not be mailed.', async () => {
    const known = await findConfirmedAccount(ask, key)
    const wanted = known ? undefined : selectRegistration(await readRegistrations(ask, key), attempt)
    if (wanted) await renewRegistrationSecret(ask, wanted, secret, currentDateOf(ask))
    // The count of wrong attempts is reset only after the new code replaced the old one, so that the old code gets no more attempts. It is
    // also reset for unknown e-mail addresses, so that known and unknown addresses look the same.
    await resetCount(ask, 'code-verify-email', key)
    if (wanted) await mailConfirmation(ask, wanted, secret)
    if (known) await mailAlreadyRegistered(ask, known)
  })
  return mailSentReply
}

async function findConfirmedAccount(ask: AccountRequestContext, key: string): Promise<Account | undefined> {
  const account = await accountByEmail(ask.db, ask.tenant.id, key)
  return account?.verified_at ? account : undefined
}

async function mailConfirmation(ask: AccountRequestContext, to: Registration, secret: MailedSecret) {
  const address = mailedLinkUrl(ask, to, 'verify', secret.linkToken)
  const facts = accountMailData(ask, { ...to, verified_at: null })
  await queueMail(
    ask,
    to.email,
    verifyEmailLetter({ ...facts, code: secret.code, linkUrl: address, validMinutes: SECRET_VALIDITY_MINUTES }),
    secretExpiry(ask),
  )
}

const mailAlreadyRegistered = (ask: AccountRequestContext, account: Account) =>
  queueMail(
    ask,
    account.email,
    alreadyRegisteredLetter({ ...accountMailData(ask, account), linkUrl: mailedLinkUrl(ask, account, 'forgot', null) }),
    secretExpiry(ask),
  )

/** Confirms an e-mail address with the mailed code. A missing code and a wrong code take the same time and get the same reply. */
export async function verifyEmailCode(
  ask: AccountRequestContext,
  { email, verifyCode, attempt }: AccountInput<'verifyEmailCode'>,
): Promise<AccountResult<'verifyEmailCode'>> {
  const key = normalizeEmail(email)
  await limitRate(ask, 'code-address', ask.caller.address)
  await limitRate(ask, 'code-verify-email', key, WRONG_CODES_MESSAGE)
  const found = selectRegistration(await readRegistrations(ask, key), attempt)
  const good = found && found.expires_at > currentDateOf(ask) ? found : null
  const right = await ask.hasher.matches(verifyCode, good?.code_hash ?? null)
  const confirmed = good && right ? await confirmRegistration(ask, good, attempt !== undefined) : null
  if (!confirmed) throw new AppError('code-wrong', { field: 'verifyCode' })
  await resetCount(ask, 'code-verify-email', key)
  await mailPasswordSetup(ask, confirmed)
  return { verified: true, email }
}

/**
 * Confirms an e-mail address with the mailed link and returns the address. If the address already has a confirmed account, because the link
 * was opened twice or the code was typed, the result is `already`.
 */
export async function verifyEmailByLink(
  ask: AccountRequestContext,
  { generate }: AccountInput<'verifyEmailByLink'>,
): Promise<AccountResult<'verifyEmailByLink'>> {
  await limitRate(ask, 'link-address', ask.caller.address)
  const found = await ask.db
    .selectFrom('registration')
    .selectAll()
    .where('tenant_id', '=', ask.tenant.id)
    .where('link_hash', '=', sha256(generate))
    .where('expires_at', '>', currentDateOf(ask))
    .executeTakeFirst()
  const confirmed = found ? await confirmRegistration(ask, found, false) : null
  if (!confirmed) {
    const account = await accountByVerifyLink(ask, sha256(generate))
    if (!account) throw new AppError('link-used', { message: DEAD_LINK_MESSAGE })
    return { verified: true, email: account.email, already: true }
  }
  await mailPasswordSetup(ask, confirmed)
  return { verified: true, email: confirmed.account.email }
}

/** Mails a link for choosing a password to a newly confirmed customer whose account has none. */
async function mailPasswordSetup(ask: AccountRequestContext, { account, hasChosenPassword }: ConfirmedRegistration): Promise<void> {
  if (hasChosenPassword) return
  const secret = await createSecret(ask)
  await mailPasswordReset(ask, account, secret)
}
