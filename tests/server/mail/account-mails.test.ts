import { expect, test } from 'vitest'
import { runBackgroundJobs } from '#server/background.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import { createOrderBackgroundWork } from '#server/orders/events/background-work.ts'
import { defaultOrderExtensions } from '#server/trade.ts'
import { accountDatabase } from '../account/support/database.ts'
import { accountShop, freshEmail, goodPassword, harbor, MINUTE_MS, volt } from '../account/support/shop.ts'
import { heldMailer, until } from './support/outbox.ts'

const db = await accountDatabase()

const everyText = async () => JSON.stringify(await db.selectFrom('mail_outbox').selectAll().execute())
const background = ({ context }: Pick<ReturnType<typeof accountShop>, 'context'>) =>
  runBackgroundJobs(
    context,
    createOrderBackgroundWork(context, defaultOrderExtensions, () => undefined),
  )
const form = async (shop: ReturnType<typeof accountShop>, email: string) => ({
  ...{ email, password: goodPassword, realname: 'Ada Fitter', ...(await shop.captcha()) },
})

test('a mail outlives the process that wrote it, and its code works; once it was sent the code is nowhere in the outbox', async () => {
  const email = freshEmail()
  const hanging = heldMailer()
  const killed = accountShop(db, hanging)
  // Nothing waits for what the mailer never ends.
  await killed.raw('marcoAccountCreate', await form(accountShop(db), email))
  await until(() => expect(hanging.held).toHaveLength(1))
  const code = killed.codeIn(
    hanging.held[0]?.mail ?? { id: '', tenantId: '', from: { name: '', address: '' }, to: '', subject: '', text: '', html: '' },
  )
  expect(await everyText()).toContain(code)

  const next = accountShop(db)
  next.clock.time += 5 * MINUTE_MS
  const running = background(next)
  await next.context.backgroundTasks.whenIdle()
  await running.stop(1000)
  expect(next.codeIn(next.lastMail(email))).toBe(code)
  expect(await everyText()).toBe('[]')
  expect((await next.call('verifyEmailCode', { email, verifyCode: code })).result).toEqual({ verified: true, email })
})

/** A process that is killed right after its reply: what no reply waits for never happens in it. */
const killedAfterReply = () => accountShop(db, { backgroundTasks: { run: () => undefined, whenIdle: async () => undefined } })

test('a registration that was answered outlives a process that is killed right after its reply, and so does its mail', async () => {
  const email = freshEmail()
  const killed = killedAfterReply()
  expect((await killed.call('marcoAccountCreate', await form(accountShop(db), email))).result).toEqual({ sent: true })
  const next = accountShop(db)
  next.context.mailSender.wake()
  await next.context.backgroundTasks.whenIdle()
  const verifyCode = next.codeIn(next.lastMail(email))
  expect((await next.call('verifyEmailCode', { email, verifyCode })).result).toEqual({ verified: true, email })
})

test('to an address that has an account the mail outlives it as well, and nothing that was typed stays', async () => {
  const email = await accountShop(db).member()
  await killedAfterReply().call('marcoAccountCreate', await form(accountShop(db), email))
  const next = accountShop(db)
  next.context.mailSender.wake()
  await next.context.backgroundTasks.whenIdle()
  expect(next.lastMail(email).subject).toBe('You already have an account at Volt & Söhne')
  await purgeExpired(db, next.clock.time + 60 * 60_000)
  expect(await db.selectFrom('registration').selectAll().where('email_key', '=', email).execute()).toEqual([])
})

test('a registration that cannot be written is no registration: whoever registers is told, with and without an account', async () => {
  const away = new Proxy(db, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key)
      if (key === 'transaction') throw new Error('The database is away')
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  for (const email of [freshEmail(), await accountShop(db).member()]) {
    const captcha = await form(accountShop(db), email)
    expect((await accountShop(away).call('marcoAccountCreate', captcha)).status).toBe(500)
  }
})

test('the notice of a changed password outlives a process that is killed right after its reply', async () => {
  const { email, token } = await accountShop(db).signedIn()
  await killedAfterReply().call('changePassword', { password: goodPassword, newPassword: 'solenoid and overrun' }, { token })
  const next = accountShop(db)
  next.context.mailSender.wake()
  await next.context.backgroundTasks.whenIdle()
  expect(next.lastMail(email).subject).toBe('Your password at Volt & Söhne was changed')
})

test('a code whose quarter of an hour is over is not mailed any more; the notice of a new password is', async () => {
  const email = await accountShop(db).member()
  const away = accountShop(db, { mailer: { send: () => Promise.reject(new Error('away')) } })
  const token = (await away.call('marcoLogin', { email, password: goodPassword })).result.token
  await away.call('sendForgetPasswordVerifyEmail', { email })
  await away.call('changePassword', { password: goodPassword, newPassword: 'solenoid and overrun' }, { token })
  const next = accountShop(db)
  next.clock.time += 20 * MINUTE_MS
  next.context.mailSender.wake()
  await next.context.backgroundTasks.whenIdle()
  expect(next.mails.map(({ subject }) => subject)).toEqual(['Your password at Volt & Söhne was changed'])
  expect(next.reports.join()).toContain('Mails were dropped 1 could not be sent')
})

test('at SIGTERM a mail that hangs is given back within the time that is left, and the next process sends it at once', async () => {
  const email = await accountShop(db).member()
  const hanging = heldMailer()
  const stopping = accountShop(db, hanging)
  const running = background(stopping)
  await stopping.raw('sendForgetPasswordVerifyEmail', { email })
  await until(() => expect(hanging.held).toHaveLength(1))
  await running.stop(20)
  const next = accountShop(db)
  next.context.mailSender.wake()
  await next.context.backgroundTasks.whenIdle()
  expect(next.mails.map(({ to }) => to)).toEqual([email])
})

test('at SIGTERM a mail that is being sent has all the time that nothing else takes', async () => {
  const told: number[] = []
  const mails = { wake: () => undefined, stop: async (mostMs: number) => void told.push(mostMs) }
  const aftermath = { begin: () => undefined, stop: async () => undefined }
  await runBackgroundJobs({ mailSender: mails, backgroundTasks: createBackgroundTasks(() => undefined) }, aftermath).stop(60_000)
  // The rest is far more than any machine takes for nothing.
  expect(told[0]).toBeGreaterThan(40_000)
})

test('a mail that waits is in the export of whom it is for, and goes with the account, at that shop only', async () => {
  const email = freshEmail()
  const plain = accountShop(db)
  for (const tenant of [volt, harbor]) await plain.member({ email, tenant })
  const away = accountShop(db, { mailer: { send: () => Promise.reject(new Error('away')) } })
  for (const tenant of [volt, harbor]) await away.call('sendForgetPasswordVerifyEmail', { email }, { tenant })
  const token = (await away.call('marcoLogin', { email, password: goodPassword })).result.token
  const { holds } = (await away.call('exportAccount', {}, { token })).result
  expect(holds['waitingMails']).toEqual([{ to: email, subject: 'A new password for Volt & Söhne', writtenAt: '2026-11-21T08:00:00.000Z' }])
  expect((await away.call('deleteAccount', { password: goodPassword }, { token })).result).toEqual({ deleted: true })
  const left = await db.selectFrom('mail_outbox').select(['tenant_id', 'sent_to', 'from_name']).execute()
  expect(left).toEqual([{ tenant_id: harbor, sent_to: email, from_name: 'Harbor' }])
})
