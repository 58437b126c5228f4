import { pathIn } from '#server/kernel/address-in.ts'
import type { LetterFacts } from '#server/mail/letters/letter.ts'
import type { AccountAsk } from './ask.ts'
import type { Account } from './queries.ts'

/** Pages of the app that a mailed link opens (specification, section 2). */
const pages = { verify: '/prod/mail/verify-link', forgot: '/prod/mail/forgotpassword' }

/**
 * The address of a mailed link, in the language of who gets it; without a secret it is the page where one is asked for.
 */
export function mailedLink(
  ask: AccountAsk,
  { language }: Pick<Account, 'language'>,
  page: keyof typeof pages,
  generate: string | null,
): string {
  const query = generate === null ? '' : `?${new URLSearchParams({ generate }).toString()}`
  return `${ask.publicUrl(ask.tenant)}${pathIn(ask.tenant, language, pages[page])}${query}`
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
