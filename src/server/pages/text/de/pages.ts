import { germanAboutMarkdown } from './about.ts'
import { germanContactMarkdown } from './contact.ts'
import { germanCoreReturnsMarkdown } from './core-returns.ts'
import { germanFaqMarkdown } from './faq.ts'
import { help } from './help.ts'
import { offline } from './offline.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { warranty } from './warranty.ts'

/** The default pages in German, in the order of the menu. Header and footer link to them. */
export const germanPages = {
  about: germanAboutMarkdown,
  contact: germanContactMarkdown,
  help,
  faq: germanFaqMarkdown,
  warranty,
  'core-returns': germanCoreReturnsMarkdown,
  offline,
  terms,
  privacy,
}
