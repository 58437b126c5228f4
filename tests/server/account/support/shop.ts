import { createHash } from 'node:crypto'
import type { CaptchaPurpose, ProofOfWork } from '#contract/account/account.ts'
import type { AccountCallName } from '#contract/account/account-calls.ts'
import type { CallResultOf } from '#contract/calls.ts'
import { createApp } from '#server/app.ts'
import { type AppOptions, createSharedContext } from '#server/app-options.ts'
import type { Db } from '#server/db/open.ts'
import { createBackgroundTasks } from '#server/kernel/background-tasks.ts'
import { type ReportError, redactReports } from '#server/kernel/report.ts'
import type { Mail } from '#server/mail/port.ts'
import { type AppReply, callApp, type How, send } from '../../../support/call-app.ts'
import { cheapHasher } from '../../../support/cheap-hasher.ts'
import { cheapProofs, solved } from '../../../support/cheap-proofs.ts'
import { harbor, volt } from './database.ts'

let counter = 0
/** Never twice the same, so that no test counts towards another's limit. */
export const fresh = (what: string): string => `${what}${++counter}`
export const freshEmail = (): string => `${fresh('person')}@example.com`
export const freshAddress = (): string => {
  counter += 1
  return `10.${counter >> 16}.${(counter >> 8) & 255}.${counter & 255}`
}
export const goodPassword = 'brush gear and pinion'
export const MINUTE_MS = 60_000

/** What is sent of a captcha. */
interface SolvedCaptcha {
  captchaKey: string
  captchaText: string
  proof: ProofOfWork
}

/** A shop on a given database. Making a second one on the same database is a restart. */
export function accountShop(db: Db, more: Partial<AppOptions> = {}) {
  const clock = { time: Date.parse('2026-11-21T08:00:00Z'), now: () => clock.time }
  const mails: Mail[] = []
  const reports: string[] = []
  const report: ReportError = redactReports(
    (what, cause) => void reports.push(`${what} ${cause instanceof Error ? cause.stack : String(cause)}`),
  )
  const context = createSharedContext({
    db,
    clock,
    mailer: { send: async (mail) => void mails.push(mail) },
    backgroundTasks: createBackgroundTasks(report),
    publicUrl: (tenant) => (tenant.id === volt ? 'https://volt.example' : 'https://harbor.example'),
    hasher: cheapHasher,
    proofs: cheapProofs,
    personalDataSources: [],
    report,
    ...more,
  })
  const app = createApp({ ...context, report })
  /** One address for all calls of this shop that name none. */
  const ownAddress = freshAddress()

  const raw = (name: AccountCallName, input: Record<string, unknown>, how: How = {}): Promise<Response> =>
    send(app, name, input, { tenant: volt, address: ownAddress, ...how })

  async function call<N extends AccountCallName>(
    name: N,
    input: Record<string, unknown>,
    how: How = {},
  ): Promise<AppReply<CallResultOf<N>>> {
    const said = await callApp(app, name, input, { tenant: volt, address: ownAddress, ...how })
    await context.backgroundTasks.whenIdle()
    return said
  }

  /**
   * A right captcha: its answer is set in the database, since only a person can answer one. A question, because a picture takes ten times
   * as long to make.
   */
  async function captcha({ tenant = volt, purpose }: { tenant?: string; purpose?: CaptchaPurpose } = {}): Promise<SolvedCaptcha> {
    const key = fresh('captcha-key-')
    const { result } = await call('randomImage', { key, as: 'text', purpose }, { tenant, address: freshAddress() })
    await db
      .updateTable('captcha')
      .set({ answer_hash: createHash('sha256').update(`${key} RIGHT`).digest('hex') })
      .where('key', '=', key)
      .execute()
    return { captchaKey: key, captchaText: ' right ', proof: await solved(result.challenge) }
  }

  const lastMail = (email: string): Mail => {
    const found = mails.findLast((mail) => mail.to === email)
    if (!found) throw new Error(`no mail for ${email}`)
    return found
  }
  const codeIn = (mail: Mail): string => /^ {4}(\d{6})$/m.exec(mail.text)?.[1] ?? ''
  const generateIn = (mail: Mail): string => /generate=([\w-]{43})/.exec(mail.text)?.[1] ?? ''

  async function registered(how: How & { email?: string; language?: string } = {}): Promise<string> {
    const { email = freshEmail(), tenant = volt, language } = how
    const input = {
      email,
      password: goodPassword,
      realname: 'Ada Fitter',
      ...(language ? { language } : {}),
      ...(await captcha({ tenant })),
    }
    const said = await call('marcoAccountCreate', input, { address: freshAddress(), ...how })
    if (said.code !== 200) throw new Error(said.msg)
    return email
  }
  async function member(how: How & { email?: string } = {}): Promise<string> {
    const email = await registered(how)
    const said = await call('verifyEmailCode', { email, verifyCode: codeIn(lastMail(email)) }, { address: freshAddress(), ...how })
    if (said.code !== 200) throw new Error(said.msg)
    return email
  }
  async function signedIn(how: How = {}): Promise<{ email: string; token: string }> {
    const email = await member(how)
    const said = await call('marcoLogin', { email, password: goodPassword }, { address: freshAddress(), ...how })
    return { email, token: said.result.token }
  }

  return { db, clock, mails, reports, context, app, raw, call, captcha, lastMail, codeIn, generateIn, registered, member, signedIn }
}
export type AccountShop = ReturnType<typeof accountShop>
export { harbor, volt }
