import { createApp } from './app.ts'
import { contextOf } from './app-options.ts'
import { runBackground } from './background.ts'
import { cataloguesOf } from './catalogue/index/catalogues.ts'
import { surroundingsOf } from './cli/command.ts'
import { listenForCommands } from './cli/command-socket.ts'
import { openDatabase } from './db/open.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { purgeExpired } from './db/purge-expired.ts'
import { retryUnavailable } from './db/retry-unavailable.ts'
import { tidyTables } from './db/tidy-tables.ts'
import { ensureDemoCustomer, wantsDemoCustomer } from './demo/demo-customer.ts'
import { fillDemo, hasDemo } from './demo/fill-demo.ts'
import { ensureDemoHistory } from './demo/history/ensure.ts'
import { findDist } from './dist-folder.ts'
import { readEnv } from './env.ts'
import { loadRenderer } from './http/load-renderer.ts'
import { staticFiles } from './http/static-files.ts'
import { storeBuild } from './http/stored-builds.ts'
import { importRecovery } from './import/engine/recover.ts'
import { systemClock } from './kernel/clock.ts'
import { listeningUrl, publicUrls } from './kernel/public-url.ts'
import { redacting, reportToStderr } from './kernel/report.ts'
import { listen } from './listen.ts'
import { showsDevMail } from './mail/dev-mail.ts'
import { smtpMailer } from './mail/smtp.ts'
import { orderBackgroundWork } from './orders/events/background-work.ts'
import { packsInBackground } from './packs/in-background.ts'
import { ensurePackKeys } from './packs/keys.ts'
import { stripePayment } from './payments/stripe/provider.ts'
import { pushKeys } from './push/keys.ts'
import { startupBanner } from './startup-banner.ts'
import { stockNotices } from './stock-watch/notify.ts'
import { type Running, stopOnSignals } from './stop-on-signals.ts'
import { vacuumJob } from './tidying.ts'
import { plainTrade } from './trade.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

function stop(...sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

const read = readEnv(process.env)
const env = 'wrong' in read ? stop(...read.wrong) : read

const opened = await retryUnavailable(() => openDatabase({ ...env, report: reportToStderr }), { print }).catch((cause: unknown) =>
  stop(`The database ${env.databaseUrl ? 'at DATABASE_URL' : `in ${env.dataDir}`} cannot be opened: ${messageOf(cause)}`),
)
const clock = systemClock
const dist = findDist(import.meta.url)
const mailer = env.smtpUrl ? smtpMailer(env.smtpUrl) : null
const devMail = showsDevMail(env)
const context = contextOf({
  db: opened.db,
  clock,
  ...(mailer ? { mailer } : {}),
  publicUrl: publicUrls(env.publicUrl ?? listeningUrl(env.host, env.port)),
  mailFrom: env.mailFrom ?? null,
})
const cards = env.stripe ? [stripePayment({ ...env.stripe, db: opened.db, clock, report: redacting(reportToStderr) })] : []
const trade = { ...plainTrade, payments: [...plainTrade.payments, ...cards] }
const orderWork = orderBackgroundWork(context, trade, redacting(reportToStderr))
const built = dist ? staticFiles(dist.folder) : null
/** Stores the build's files in the database. A failure is only reported, because a shop that cannot write them still works. */
const storeBuildFiles = async () => {
  if (built)
    await storeBuild(opened.db, built, clock.now()).catch((cause: unknown) => reportToStderr('The files of this build are not kept', cause))
}

let running: Running | undefined

async function start(): Promise<void> {
  await prepareDatabase(opened.db, {
    print,
    fill: async (connection) => {
      if (env.demoParts > 0) await fillDemo(connection, env.demoParts, process.stdout)
    },
  })
  // The tables may be vacuumed without pause here, because no request is served yet.
  if (!env.databaseUrl) await tidyTables(opened.db, () => true)
  running = stopOnSignals({ database: opened, report: reportToStderr })
  await pushKeys(opened.db, clock.now())
  await ensurePackKeys(opened.db, clock.now())
  // The files are stored before the first page of this build is served, because a request for them may reach a server with the previous
  // build.
  await storeBuildFiles()
  const renderPage = dist ? await loadRenderer(dist.folder) : undefined
  const catalogues = cataloguesOf(opened.db, { now: clock.now, report: redacting(reportToStderr) })
  running.stopListening = opened.listenForChanges({
    changed: catalogues.changed,
    listening: catalogues.anyChanged,
    // Until the database's notifications work again, each catalogue that is used looks for changes once a second.
    lost: (cause) => reportToStderr('Changes of catalogues are not heard of at once', cause),
  })
  const app = createApp({
    ...context,
    catalogues,
    health: opened.health,
    // On a PostgreSQL server several searches run at the same time. The embedded database runs one query at a time in this process.
    ...(env.databaseUrl ? { searchesAtOnce: 4 } : {}),
    trade,
    orderWork: orderWork,
    dist: dist?.folder,
    ...(renderPage ? { renderPage } : {}),
    build: dist?.build ?? 'sources',
    devMail: devMail && (env.devMail === true ? 'any-host' : true),
    trustProxy: env.trustProxy,
    configuredUrl: env.publicUrl ?? null,
    corsOrigins: env.corsOrigins,
  })
  // The demo customer is created before the health check succeeds, because a script may sign in right after it.
  const demoCustomer = wantsDemoCustomer(env, await hasDemo(opened.db)) ? await ensureDemoCustomer(context, env.demoPassword) : null
  const listening = await listen(app, env.host, env.port, { configuredUrl: env.publicUrl ?? null })
  running.listening = listening

  // The embedded database allows one process, so operator commands run in this one (cli/run-cli.ts). If their socket cannot be opened, the
  // shop still works.
  if (!env.databaseUrl && env.dataDir !== 'memory') {
    const command = {
      db: opened.db,
      clock,
      trade,
      dispatchSoon: orderWork.begin,
      oneConnection: true,
      surroundings: surroundingsOf({ ...env, port: Number(new URL(listening.url).port) || env.port }),
    }
    running.stopCommands = await listenForCommands(env.dataDir, command, reportToStderr).catch((cause: unknown) => {
      reportToStderr('No commands beside this shop', cause)
      return null
    })
  }
  if (demoCustomer) await ensureDemoHistory(opened.db, demoCustomer.email, clock.now())
  print(await startupBanner(opened, { url: listening.url, hasApp: dist !== undefined, demoCustomer, devMail }))

  // These requests load the shop's search index now, so that the first visitor does not wait.
  for (const path of ['/readyz', '/marco/api/v1/category/list', '/marco/api/v1/product/search?searchStr=starter']) await app.request(path)

  const PURGE_EVERY_MS = 60 * 60 * 1000
  const purge = () => purgeExpired(opened.db, clock.now()).catch((cause: unknown) => reportToStderr('purge', cause))
  void purge()
  setInterval(() => void purge().then(storeBuildFiles), PURGE_EVERY_MS).unref()
  running.background = runBackground(context, orderWork, {
    packs: packsInBackground(context, redacting(reportToStderr)),
    stock: stockNotices(context, redacting(reportToStderr)),
    ...(env.databaseUrl ? {} : { tidying: vacuumJob(context, redacting(reportToStderr)) }),
    imports: importRecovery({ ...context, oneConnection: !env.databaseUrl }, redacting(reportToStderr)),
  })
}

await start().catch(async (cause: unknown) => {
  if (running?.stopping) return
  await opened.close().catch(() => undefined)
  stop(messageOf(cause))
})
