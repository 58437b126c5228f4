import { afterCommit, within } from '#server/db/within.ts'
import { coloursOf } from '#server/mail/accent-of.ts'
import { writeMail } from '#server/mail/outbox.ts'
import { type Letter, type LetterFacts, htmlOf, textOf } from '#server/mail/letters/letter.ts'
import type { AccountAsk } from './ask.ts'
import type { Account } from './queries.ts'

/** Pages of the app that a mailed link opens (specification, section 2). */
const pages = { verify: '/prod/mail/verify-link', forgot: '/prod/mail/forgotpassword' }

/** The address of a mailed link; without a secret it is the page where one is asked for. */
export function mailedLink(ask: AccountAsk, page: keyof typeof pages, generate: string | null): string {
  const query = generate === null ? '' : `?${new URLSearchParams({ generate }).toString()}`
  return `${ask.publicUrl(ask.tenant)}${pages[page]}${query}`
}

/** Facts that every letter tells: whose shop, to whom, in which language, asked for from which device. */
export const letterFacts = (
  ask: AccountAsk,
  person: Pick<Account, 'verified_at' | 'realname' | 'language'>,
): LetterFacts & { device: string } => ({
  shop: ask.tenant.name,
  realname: person.verified_at === null ? null : person.realname,
  language: person.language,
  device: ask.caller.device,
})

/**
 * Puts a letter into the outbox, in the tenant's name: it is sent once this is committed, by this process or another. After `goodUntil` it is of use to nobody and is
 * not sent any more.
 */
export async function post(
  { db, clock, tenant, mails, mailFrom }: Pick<AccountAsk, 'db' | 'clock' | 'tenant' | 'mails' | 'mailFrom'>,
  to: string,
  letter: Letter,
  goodUntil: Date,
): Promise<void> {
  const own = tenant.branding['email']
  const address = mailFrom ?? (typeof own === 'string' && own !== '' ? own : 'shop@localhost')
  const text = { subject: letter.subject, text: textOf(letter, tenant.name), html: htmlOf(letter, tenant.name, coloursOf(tenant)) }
  const mail = { tenantId: tenant.id, from: { name: tenant.name, address }, to, ...text }
  await within(db, async (trx) => {
    await writeMail(trx, mail, new Date(clock.now()), goodUntil)
    afterCommit(trx, mails.wake)
  })
}
