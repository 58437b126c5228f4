import { createApp } from './app.ts'
import { createSharedContext } from './app-options.ts'
import { runBackgroundJobs } from './background.ts'
import { createCatalogues } from './catalogue/index/catalogues.ts'
import { serverSettingsOf } from './cli/command.ts'
import { listenForCommands } from './cli/command-socket.ts'
import { openDatabase } from './db/open.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { purgeExpired } from './db/purge-expired.ts'
import { retryUnavailable } from './db/retry-unavailable.ts'
import { vacuumTables } from './db/tidy-tables.ts'
import { ensureDemoCustomer, wantsDemoCustomer } from './demo/demo-customer.ts'
import { fillDemo, hasDemoShops } from './demo/fill-demo.ts'
import { ensureDemoHistory } from './demo/history/ensure.ts'
import { findBuiltApp } from './dist-folder.ts'
import { readEnvironmentSettings } from './env.ts'
import { startPagePool } from './http/rendering/page-pool.ts'
import { listStaticFiles } from './http/static-files.ts'
import { storeBuild } from './http/stored-builds.ts'
import { createImportRecoveryJob } from './import/engine/recover.ts'
import { systemClock } from './kernel/clock.ts'
import { limitHeapGrowth } from './kernel/limit-heap-growth.ts'
import { createPublicUrlOf, listeningUrl } from './kernel/public-url.ts'
import { redactReports, reportToStderr } from './kernel/report.ts'
import { startListening } from './listen.ts'
import { isDevMailEnabled } from './mail/dev-mail.ts'
import { createSmtpMailer } from './mail/smtp.ts'
import { createOrderBackgroundWork } from './orders/events/background-work.ts'
import { createPackJob } from './packs/in-background.ts'
import { ensurePackKeys } from './packs/keys.ts'
import { createStripeProvider } from './payments/stripe/provider.ts'
import { ensurePushKeys } from './push/keys.ts'
import { startupBannerText } from './startup-banner.ts'
import { createStockAlertJob } from './stock-watch/notify.ts'
import { type RunningProcess, stopOnSignals } from './stop-on-signals.ts'
import { createVacuumJob } from './tidying.ts'
import { defaultOrderExtensions } from './trade.ts'

const printLine = (text: string) => process.stdout.write(`${text}\n`)

function exitWithMessages(...sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
const errorMessageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Packs of 100,000 parts let the main thread grow to 359 MB for 57 that lived. */
const MAX_HEAP_GROWTH_PERCENT = 100
limitHeapGrowth(MAX_HEAP_GROWTH_PERCENT)

const parsedEnvironment = readEnvironmentSettings(process.env)
const environmentSettings = 'wrong' in parsedEnvironment ? exitWithMessages(...parsedEnvironment.wrong) : parsedEnvironment

const openedDatabase = await retryUnavailable(() => openDatabase({ ...environmentSettings, report: reportToStderr }), {
  print: printLine,
}).catch((cause: unknown) =>
  exitWithMessages(
    `The database ${environmentSettings.databaseUrl ? 'at DATABASE_URL' : `in ${environmentSettings.dataDir}`} cannot be opened: ${errorMessageOf(cause)}`,
  ),
)
const clock = systemClock
const builtApp = findBuiltApp(import.meta.url)
const smtpMailerOrNull = environmentSettings.smtpUrl ? createSmtpMailer(environmentSettings.smtpUrl) : null
const hasDevMail = isDevMailEnabled(environmentSettings)
const sharedContext = createSharedContext({
  db: openedDatabase.db,
  clock,
  ...(smtpMailerOrNull ? { mailer: smtpMailerOrNull } : {}),
  publicUrl: createPublicUrlOf(environmentSettings.publicUrl ?? listeningUrl(environmentSettings.host, environmentSettings.port)),
  mailFrom: environmentSettings.mailFrom ?? null,
})
const cardPaymentProviders = environmentSettings.stripe
  ? [createStripeProvider({ ...environmentSettings.stripe, db: openedDatabase.db, clock, report: redactReports(reportToStderr) })]
  : []
const orderExtensions = { ...defaultOrderExtensions, payments: [...defaultOrderExtensions.payments, ...cardPaymentProviders] }
const orderBackgroundWork = createOrderBackgroundWork(sharedContext, orderExtensions, redactReports(reportToStderr))
const builtFiles = builtApp ? listStaticFiles(builtApp.folder) : null
/** Stores the build's files in the database. A failure is only reported, because a shop that cannot write them still works. */
const storeBuildFiles = async () => {
  if (builtFiles)
    await storeBuild(openedDatabase.db, builtFiles, clock.now()).catch((cause: unknown) =>
      reportToStderr('The files of this build are not kept', cause),
    )
}

let runningProcess: RunningProcess | undefined

async function startServer(): Promise<void> {
  await prepareDatabase(openedDatabase.db, {
    print: printLine,
    fill: async (connection) => {
      if (environmentSettings.demoPartCount > 0) await fillDemo(connection, environmentSettings.demoPartCount, process.stdout)
    },
  })
  // The tables may be vacuumed without pause here, because no request is served yet.
  if (!environmentSettings.databaseUrl) await vacuumTables(openedDatabase.db, () => true)
  runningProcess = stopOnSignals({ database: openedDatabase, report: reportToStderr })
  await ensurePushKeys(openedDatabase.db, clock.now())
  await ensurePackKeys(openedDatabase.db, clock.now())
  // The files are stored before the first page of this build is served, because a request for them may reach a server with the previous
  // build.
  await storeBuildFiles()
  const makePage = builtApp ? await startPagePool(builtApp.folder, redactReports(reportToStderr)) : undefined
  const catalogues = createCatalogues(openedDatabase.db, { now: clock.now, report: redactReports(reportToStderr) })
  runningProcess.stopCatalogueListener = openedDatabase.listenForChanges({
    onChange: catalogues.markChanged,
    onListening: catalogues.markAllChanged,
    // Until the database's notifications work again, each catalogue that is used looks for changes once a second.
    onConnectionLost: (cause) => reportToStderr('Changes of catalogues are not heard of at once', cause),
  })
  const app = createApp({
    ...sharedContext,
    catalogues,
    healthDb: openedDatabase.healthCheckDb,
    // On a PostgreSQL server several searches run at the same time. The embedded database runs one query at a time in this process.
    ...(environmentSettings.databaseUrl ? { maxConcurrentSearches: 4 } : {}),
    trade: orderExtensions,
    orderWork: orderBackgroundWork,
    dist: builtApp?.folder,
    ...(makePage ? { makePage } : {}),
    buildId: builtApp?.buildId ?? 'sources',
    devMail: hasDevMail && (environmentSettings.devMail === true ? 'any-host' : true),
    trustProxy: environmentSettings.trustProxy,
    configuredUrl: environmentSettings.publicUrl ?? null,
    corsOrigins: environmentSettings.corsOrigins,
  })
  // The demo customer is created before the health check succeeds, because a script may sign in right after it.
  const demoCustomer = wantsDemoCustomer(environmentSettings, await hasDemoShops(openedDatabase.db))
    ? await ensureDemoCustomer(sharedContext, environmentSettings.demoPassword)
    : null
  const listening = await startListening(app, environmentSettings.host, environmentSettings.port, {
    configuredUrl: environmentSettings.publicUrl ?? null,
  })
  runningProcess.server = listening

  // The embedded database allows one process, so operator commands run in this one (cli/run-cli.ts). If their socket cannot be opened, the
  // shop still works.
  if (!environmentSettings.databaseUrl && environmentSettings.dataDir !== 'memory') {
    const command = {
      db: openedDatabase.db,
      clock,
      orderExtensions: orderExtensions,
      dispatchEventsSoon: orderBackgroundWork.begin,
      oneConnection: true,
      serverSettings: serverSettingsOf({ ...environmentSettings, port: Number(new URL(listening.url).port) || environmentSettings.port }),
    }
    runningProcess.stopCommands = await listenForCommands(environmentSettings.dataDir, command, reportToStderr).catch((cause: unknown) => {
      reportToStderr('No commands beside this shop', cause)
      return null
    })
  }
  if (demoCustomer) await ensureDemoHistory(openedDatabase.db, demoCustomer.email, clock.now())
  printLine(
    await startupBannerText(openedDatabase, { url: listening.url, hasApp: builtApp !== undefined, demoCustomer, devMail: hasDevMail }),
  )

  // These requests load the shop's search index now, so that the first visitor does not wait.
  for (const path of ['/readyz', '/marco/api/v1/category/list', '/marco/api/v1/product/search?searchStr=starter']) await app.request(path)

  const PURGE_EVERY_MS = 60 * 60 * 1000
  const purge = () => purgeExpired(openedDatabase.db, clock.now()).catch((cause: unknown) => reportToStderr('purge', cause))
  void purge()
  setInterval(() => void purge().then(storeBuildFiles), PURGE_EVERY_MS).unref()
  runningProcess.backgroundJobs = runBackgroundJobs(sharedContext, orderBackgroundWork, {
    packs: createPackJob(sharedContext, redactReports(reportToStderr)),
    stockAlerts: createStockAlertJob(sharedContext, redactReports(reportToStderr)),
    ...(environmentSettings.databaseUrl ? {} : { vacuum: createVacuumJob(sharedContext, redactReports(reportToStderr)) }),
    imports: createImportRecoveryJob({ ...sharedContext, oneConnection: !environmentSettings.databaseUrl }, redactReports(reportToStderr)),
  })
}

await startServer().catch(async (cause: unknown) => {
  if (runningProcess?.isStopping) return
  await openedDatabase.close().catch(() => undefined)
  exitWithMessages(errorMessageOf(cause))
})
