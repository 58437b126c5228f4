import { pathIn } from '#server/kernel/address-in.ts'
import type { LetterFacts } from '#server/mail/letters/letter.ts'
import type { AccountAsk } from './ask.ts'
import type { Account } from './queries.ts'

/** App pages for mailed links (specification, section 2). */
const pages = { verify: '/prod/mail/verify-link', forgot: '/prod/mail/forgotpassword' }

/** The URL of a mailed link in the recipient's language. Without a secret, the page that requests one. */
export function mailedLink(
  ask: AccountAsk,
  { language }: Pick<Account, 'language'>,
  page: keyof typeof pages,
  generate: string | null,
): string {
  const query = generate === null ? '' : `?${new URLSearchParams({ generate }).toString()}`
  return `${ask.publicUrl(ask.tenant)}${pathIn(ask.tenant, language, pages[page])}${query}`
}

/** The facts for every mail: shop, recipient, language, and the requesting device. */
export const letterFacts = (
  ask: AccountAsk,
  person: Pick<Account, 'verified_at' | 'realname' | 'language'>,
): LetterFacts & { device: string } => ({
  shop: ask.tenant.name,
  realname: person.verified_at === null ? null : person.realname,
  language: person.language,
  device: ask.caller.device,
})
