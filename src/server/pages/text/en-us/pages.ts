import { englishAboutMarkdown } from './about.ts'
import { englishContactMarkdown } from './contact.ts'
import { englishCoreReturnsMarkdown } from './core-returns.ts'
import { englishFaqMarkdown } from './faq.ts'
import { englishHelpMarkdown } from './help.ts'
import { englishOfflineMarkdown } from './offline.ts'
import { englishPrivacyMarkdown } from './privacy.ts'
import { englishTermsMarkdown } from './terms.ts'
import { englishWarrantyMarkdown } from './warranty.ts'

/** The default pages in English, in the order of the menu. Header and footer link to them. */
export const englishPages = {
  about: englishAboutMarkdown,
  contact: englishContactMarkdown,
  help: englishHelpMarkdown,
  faq: englishFaqMarkdown,
  warranty: englishWarrantyMarkdown,
  'core-returns': englishCoreReturnsMarkdown,
  offline: englishOfflineMarkdown,
  terms: englishTermsMarkdown,
  privacy: englishPrivacyMarkdown,
}
