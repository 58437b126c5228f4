import type { RenderPage } from '#contract/rendered-page.ts'
import type { AccountContext } from './account/ask.ts'
import { shopProofs } from './account/captcha/proofs.ts'
import { shopHasher } from './account/password-hash.ts'
import type { Catalogues } from './catalogue/index/catalogues.ts'
import type { Db } from './db/open.ts'
import { backgroundTasks } from './kernel/background-tasks.ts'
import { systemClock } from './kernel/clock.ts'
import { publicUrls } from './kernel/public-url.ts'
import { type Report, redacting, reportToStderr } from './kernel/report.ts'
import { databaseMailer } from './mail/database.ts'
import type { Mailer } from './mail/port.ts'
import { mailSender } from './mail/sender.ts'
import type { OrderBackgroundWork } from './orders/events/background-work.ts'
import type { Trade } from './orders/events/hooks.ts'
import { personalSources } from './personal-sources.ts'

export interface AppOptions extends Partial<Omit<AccountContext, 'db'>> {
  db: Db
  /** The same database by a connection that is kept for questions of health; `db` where there is none. */
  health?: Db
  /**
   * Whether /dev/mail shows the mails that were kept: to everybody, or (`true`) only to who asks this machine by a name of its own, with no
   * proxy between.
   */
  devMail?: boolean | 'any-host'
  /** How many proxies of ours stand in front, whose word on the caller's address and scheme counts. */
  trustProxy?: number
  /** PUBLIC_URL; without it a Host of this machine or of a tenant counts as where the shop is reached. */
  configuredUrl?: string | null
  /** Origins of other sites whose pages may make calls; none by default. */
  corsOrigins?: readonly string[]
  /** Folder of the built app. Without it pages are sent in a bare shell: head, first data and main content, but no script. */
  dist?: string | undefined
  /** Renders pages by the built app. Without it a page has its head and its first data, and nothing in sight. */
  renderPage?: RenderPage
  /** Which build this is: part of every ETag. */
  build?: string
  /** Bytes of lately sent replies kept in memory, and half as many of pages; 0 keeps none. */
  keptReplyBytes?: number
  /** How many searches run side by side; 1 unless told otherwise, because the embedded database does one thing at a time. */
  searchesAtOnce?: number
  report?: Report
  /** How orders are paid, and who hears of them. */
  trade?: Trade
  /** What takes mails away; without one they are kept for /dev/mail. Unused where `mails` is given. */
  mailer?: Mailer
  /** The catalogues in memory; without them the app has its own. */
  catalogues?: Catalogues
  /** What follows upon changes of orders; without one the app has its own. */
  aftermath?: OrderBackgroundWork
}

/** What the features need of the server, with what a shop that says nothing gets. */
export const contextOf = (given: AppOptions): AccountContext => {
  const { db, clock = systemClock } = given
  const report = redacting(given.report ?? reportToStderr)
  const tasks = given.backgroundTasks ?? backgroundTasks(report)
  return {
    db,
    clock,
    backgroundTasks: tasks,
    mails: given.mails ?? mailSender({ db, clock, mailer: given.mailer ?? databaseMailer(db, clock), backgroundTasks: tasks, report }),
    publicUrl: given.publicUrl ?? publicUrls('http://localhost:8080'),
    mailFrom: given.mailFrom ?? null,
    hasher: given.hasher ?? shopHasher,
    proofs: given.proofs ?? shopProofs,
    personal: given.personal ?? personalSources,
  }
}
