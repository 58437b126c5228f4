import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type AccountCallName, type AccountResult, accountCalls } from '#contract/account-calls.ts'
import { fillCallPath } from '#contract/call-path.ts'
import { IDEMPOTENCY_HEADER, TENANT_HEADER, TOKEN_HEADER } from '#contract/envelope.ts'
import type { AccountSurroundings } from '#server/account/ask.ts'
import { later } from '#server/account/later.ts'
import { createApp } from '#server/app.ts'
import { redacting } from '#server/account/redact.ts'
import type { Db } from '#server/db/open.ts'
import type { Report } from '#server/http/on-error.ts'
import type { Mail } from '#server/mail/port.ts'
import { harbor, volt } from './database.ts'

export interface Said<N extends AccountCallName> {
  status: number
  code: number
  error: string | undefined
  field: string | undefined
  msg: string
  result: AccountResult<N>
}
export interface How {
  tenant?: string
  token?: string
  address?: string
  headers?: Record<string, string>
}

const inQuery = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

let counter = 0
/** Never twice the same, so that no test counts towards another's limit. */
export const fresh = (what: string): string => `${what}${++counter}`
export const freshEmail = (): string => `${fresh('person')}@example.com`
export const freshAddress = (): string => {
  counter += 1
  return `10.${counter >> 16}.${(counter >> 8) & 255}.${counter & 255}`
}
/** What Hono's Node adapter hands in with a request that came from there. */
export const fromAddress = (address: string) => ({ incoming: { socket: { remoteAddress: address } } })
export const goodPassword = 'brush gear and pinion'
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

/** A shop on a given database. Making a second one on the same database is a restart. */
export function accountShop(db: Db, more: Partial<AccountSurroundings> = {}) {
  const clock = { time: Date.parse('2026-11-21T08:00:00Z'), now: () => clock.time }
  const mails: Mail[] = []
  const reports: string[] = []
  const report: Report = redacting((what, cause) => void reports.push(`${what} ${cause instanceof Error ? cause.stack : String(cause)}`))
  const around: AccountSurroundings = {
    db,
    clock,
    mailer: { send: async (mail) => void mails.push(mail) },
    later: later(report),
    publicUrl: (tenant) => (tenant.id === volt ? 'https://volt.example' : 'https://harbor.example'),
    mailFrom: null,
    personal: [],
    ...more,
  }
  const app = createApp({ ...around, report })
  /** One address for all calls of this shop that name none. */
  const ownAddress = freshAddress()

  async function raw(name: AccountCallName, input: Record<string, unknown>, how: How = {}): Promise<Response> {
    const row = accountCalls[name]
    const { path, rest } = fillCallPath(row.path, 'key' in input ? { ...input, key: inQuery(input['key']) } : input)
    const headers = new Headers({ [TENANT_HEADER]: how.tenant ?? volt, 'Content-Type': 'application/json' })
    if (how.token !== undefined) headers.set(TOKEN_HEADER, how.token)
    if (row.method !== 'GET') headers.set(IDEMPOTENCY_HEADER, crypto.randomUUID())
    for (const [key, value] of Object.entries(how.headers ?? {})) headers.set(key, value)
    const byQuery = row.method === 'GET' || 'sends' in row
    const query = byQuery ? `?${new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, inQuery(value)])).toString()}` : ''
    const body = byQuery ? null : JSON.stringify(rest)
    return app.request(`http://localhost${path}${query}`, { method: row.method, headers, body }, fromAddress(how.address ?? ownAddress))
  }

  async function call<N extends AccountCallName>(name: N, input: Record<string, unknown>, how: How = {}): Promise<Said<N>> {
    const reply = await raw(name, input, how)
    const body = (await reply.json()) as Said<N>
    if (body.code === 200) v.parse(accountCalls[name].result as v.GenericSchema, body.result)
    await around.later.idle()
    return { ...body, status: reply.status }
  }

  /** A right captcha: its answer is set in the database, since only a person can read the picture. */
  async function captcha(tenant = volt): Promise<{ captchaKey: string; captchaText: string }> {
    const key = fresh('captcha-key-')
    await call('randomImage', { key }, { tenant, address: freshAddress() })
    await db
      .updateTable('captcha')
      .set({ answer_hash: createHash('sha256').update(`${key} RIGHT`).digest('hex') })
      .where('key', '=', key)
      .execute()
    return { captchaKey: key, captchaText: ' right ' }
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
    const input = { email, password: goodPassword, realname: 'Ada Fitter', ...(language ? { language } : {}), ...(await captcha(tenant)) }
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

  return { db, clock, mails, reports, around, app, raw, call, captcha, lastMail, codeIn, generateIn, registered, member, signedIn }
}
export type AccountShop = ReturnType<typeof accountShop>
export { harbor, volt }
