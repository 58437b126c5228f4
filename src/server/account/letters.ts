import { localizedTenantPath } from '#server/kernel/address-in.ts'
import type { CommonLetterData } from '#server/mail/letters/letter.ts'
import type { AccountRequestContext } from './ask.ts'
import type { Account } from './queries.ts'

/** Paths of the app's pages that mailed links open (section 2 of the specification). */
const mailedLinkPaths = { verify: '/prod/mail/verify-link', forgot: '/prod/mail/forgotpassword' }

/**
 * Returns the URL of a mailed link in the recipient's language. Without a secret, the URL opens the same page, where a new link can be
 * requested.
 */
export function mailedLinkUrl(
  ask: AccountRequestContext,
  { language }: Pick<Account, 'language'>,
  page: keyof typeof mailedLinkPaths,
  generate: string | null,
): string {
  const query = generate === null ? '' : `?${new URLSearchParams({ generate }).toString()}`
  return `${ask.publicUrl(ask.tenant)}${localizedTenantPath(ask.tenant, language, mailedLinkPaths[page])}${query}`
}

/** Returns the data that every mail of an account shows: shop, recipient, language, and the device that requested the mail. */
export const accountMailData = (
  ask: AccountRequestContext,
  person: Pick<Account, 'verified_at' | 'realname' | 'language'>,
): CommonLetterData & { device: string } => ({
  shop: ask.tenant.name,
  realname: person.verified_at === null ? null : person.realname,
  language: person.language,
  device: ask.caller.device,
})
