import { germanAboutMarkdown } from './about.ts'
import { germanContactMarkdown } from './contact.ts'
import { germanCoreReturnsMarkdown } from './core-returns.ts'
import { germanFaqMarkdown } from './faq.ts'
import { germanHelpMarkdown } from './help.ts'
import { germanOfflineMarkdown } from './offline.ts'
import { germanPrivacyMarkdown } from './privacy.ts'
import { germanTermsMarkdown } from './terms.ts'
import { germanWarrantyMarkdown } from './warranty.ts'

/** The default pages in German, in the order of the menu. Header and footer link to them. */
export const germanPages = {
  about: germanAboutMarkdown,
  contact: germanContactMarkdown,
  help: germanHelpMarkdown,
  faq: germanFaqMarkdown,
  warranty: germanWarrantyMarkdown,
  'core-returns': germanCoreReturnsMarkdown,
  offline: germanOfflineMarkdown,
  terms: germanTermsMarkdown,
  privacy: germanPrivacyMarkdown,
}
