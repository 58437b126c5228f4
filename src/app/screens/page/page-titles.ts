import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageSlug } from '#app/routes/params.ts'

export const pageTitles: Record<PageSlug, MessageDescriptor> = {
  about: msg`About Us`,
  contact: msg`Contact Us`,
  help: msg`Help & Support`,
  faq: msg`FAQ’s`,
  warranty: msg`Warranty & Returns`,
  'core-returns': msg`Core charges and old units`,
  offline: msg`Without a network`,
  terms: msg`Terms of sale`,
  privacy: msg`Privacy`,
}
