import type { PageRenderer } from '#contract/routes/rendered-page.ts'
import type { AccountServices } from './account/ask.ts'
import { shopProofsOfWork } from './account/captcha/proofs.ts'
import { shopPasswordHasher } from './account/password-hash.ts'
import type { Catalogues } from './catalogue/index/catalogues.ts'
import type { Db } from './db/open.ts'
import type { MakePage } from './http/rendering/page-maker.ts'
import { createBackgroundTasks } from './kernel/background-tasks.ts'
import { systemClock } from './kernel/clock.ts'
import { createPublicUrlOf } from './kernel/public-url.ts'
import { type ReportError, redactReports, reportToStderr } from './kernel/report.ts'
import { createDatabaseMailer } from './mail/database.ts'
import type { Mailer } from './mail/port.ts'
import { createMailSender } from './mail/sender.ts'
import type { OrderBackgroundWork } from './orders/events/background-work.ts'
import type { OrderExtensions } from './orders/events/hooks.ts'
import { allPersonalDataSources } from './personal-sources.ts'

export interface AppOptions extends Partial<Omit<AccountServices, 'db'>> {
  db: Db
  /** A separate database connection for health checks. Default: the same connection as `db`. */
  healthDb?: Db
  /** Whether /dev/mail is available: for any host, or (`true`) only for local requests without a proxy. */
  devMail?: boolean | 'any-host'
  /** The number of trusted proxies in front of the server. */
  trustProxy?: number
  /** The shop's address from outside (PUBLIC_URL). Without it, a local host name or a tenant's host counts as the shop's address. */
  configuredUrl?: string | null
  /** Other origins whose pages may call the API. Default: none. */
  corsOrigins?: readonly string[]
  /** The folder of the built app. Without this folder, pages have no scripts. */
  dist?: string | undefined
  /** Makes pages on other threads. If missing, they are made on this one, with `renderPage`. */
  makePage?: MakePage
  /** Renders pages with the app. If missing, pages contain only head and data. */
  renderPage?: PageRenderer
  /** The build id, which is part of every ETag. */
  buildId?: string
  /** The maximum number of bytes of cached replies. Cached pages may use half as many. 0 disables both caches. */
  maxCachedReplyBytes?: number
  /** The number of searches that run at the same time. Default: 1, because the embedded database runs one query at a time. */
  maxConcurrentSearches?: number
  report?: ReportError
  /** The payment methods, and the functions (hooks) that run after order events. */
  trade?: OrderExtensions
  /** Sends mails. Without a mailer, mails are stored for /dev/mail. Not used if `mailSender` is given. */
  mailer?: Mailer
  /** The catalogues in memory. Default: the app creates them. */
  catalogues?: Catalogues
  /** The background work after changes of orders. Default: the app creates it. */
  orderWork?: OrderBackgroundWork
}

/** Returns the context that all features share, with defaults for the options that were not given. */
export const createSharedContext = (given: AppOptions): AccountServices => {
  const { db, clock = systemClock } = given
  const report = redactReports(given.report ?? reportToStderr)
  const tasks = given.backgroundTasks ?? createBackgroundTasks(report)
  return {
    db,
    clock,
    backgroundTasks: tasks,
    mailSender:
      given.mailSender ??
      createMailSender({ db, clock, mailer: given.mailer ?? createDatabaseMailer(db, clock), backgroundTasks: tasks, report }),
    publicUrl: given.publicUrl ?? createPublicUrlOf('http://localhost:8080'),
    mailFrom: given.mailFrom ?? null,
    hasher: given.hasher ?? shopPasswordHasher,
    proofs: given.proofs ?? shopProofsOfWork,
    personalDataSources: given.personalDataSources ?? allPersonalDataSources,
  }
}
