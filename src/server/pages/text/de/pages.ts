import { about } from './about.ts'
import { contact } from './contact.ts'
import { coreReturns } from './core-returns.ts'
import { faq } from './faq.ts'
import { help } from './help.ts'
import { offline } from './offline.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { warranty } from './warranty.ts'

/** The default pages in German, in the order of the menu. Header and footer link to them. */
export const germanPages = { about, contact, help, faq, warranty, 'core-returns': coreReturns, offline, terms, privacy }
