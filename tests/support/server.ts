import type { Hono } from 'hono'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { CallInputOf, CallName, CallResultOf } from '#contract/calls.ts'
import { Envelope } from '#contract/envelope.ts'
import { sendCall } from '#data/call.ts'
import { createApp } from '#server/app.ts'
import type { AppOptions } from '#server/app-options.ts'
import { createCatalogues } from '#server/catalogue/index/catalogues.ts'
import { TenantCatalogue } from '#server/catalogue/index/tenant-catalogue.ts'
import { bulkLoad, updateStatistics } from '#server/db/bulk-load.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/open.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { loadDemo } from '#server/demo/load.ts'
import { createBackgroundTasks, waitUntilIdle } from '#server/kernel/background-tasks.ts'
import { type ReportError, reportToStderr } from '#server/kernel/report.ts'
import { atTheEnd, closedAtTheEnd } from './at-the-end.ts'
import { cheapHasher } from './cheap-hasher.ts'
import { cheapProofs } from './cheap-proofs.ts'
import { filledDatabase } from './kept-database.ts'
import { portTo } from './port.ts'

export interface TestShop {
  app: Hono
  db: Db
  /** Ids of the two demo tenants: the default one, and the one with a host name of its own. */
  general: string
  special: { id: string; host: string }
  /** What was reported as a mistake of the server. `shopForTests` wants it empty at the end: a test that causes one takes it out. */
  mistakes: unknown[]
  /** Asks a call as the app does. Fails the test when it is refused. */
  ask: <N extends CallName>(name: N, input: CallInputOf<N>, tenant?: string) => Promise<CallResultOf<N>>
  /** Asks a path as it stands, and reads the envelope. */
  raw: (path: string, init?: RequestInit) => Promise<{ status: number; body: Envelope }>
  /** Another server over the same database. */
  again: (context?: Partial<AppOptions>) => Hono
  close: () => Promise<void>
}

const PARTS = 400

/** `openShop` for the tests of a file, or for the test that asks: it is closed at their end, and nothing may have been a mistake of it. */
export async function shopForTests(): Promise<TestShop> {
  const shop = await openShop()
  atTheEnd(() => expect(shop.mistakes).toEqual([]))
  return closedAtTheEnd(shop)
}

/** The whole server over a small demo catalogue, on an in-memory database, or on a throw-away database of the server at DATABASE_URL. */
export async function openShop(): Promise<TestShop> {
  const opened = await filledDatabase(import.meta.filename, fill)
  const tenants = await opened.db.selectFrom('tenant').select(['id', 'hosts', 'is_default']).execute()
  const general = tenants.find((tenant) => tenant.is_default)
  const special = tenants.find((tenant) => !tenant.is_default)
  if (!general || !special) throw new Error('The demo catalogue has no two tenants.')
  const mistakes: unknown[] = []
  const report: ReportError = (_, cause) => mistakes.push(cause)
  const tasks = createBackgroundTasks(report)
  const again = (more: Partial<AppOptions> = {}) =>
    createApp({
      db: opened.db,
      healthDb: opened.healthCheckDb,
      hasher: cheapHasher,
      proofs: cheapProofs,
      report,
      ...(more.report ? {} : { backgroundTasks: tasks }),
      // Nobody tells this server of changes, so that it looks for them before each answer.
      catalogues: createCatalogues(opened.db, { now: more.clock?.now ?? Date.now, report: more.report ?? report, freshMs: 0 }),
      ...more,
    })
  const app = again()
  return {
    app,
    db: opened.db,
    general: general.id,
    special: { id: special.id, host: special.hosts[0] ?? '' },
    mistakes,
    again,
    raw: (path, init) => readEnvelope(app.request(path, init)),
    ask: async (name, input, tenant) => (await sendCall(portTo(app.fetch, { tenantId: tenant ?? general.id }), name, input)).value,
    close: async () => {
      // What a reply did not wait for still wants the database.
      await waitUntilIdle(tasks, 10_000)
      await opened.close()
    },
  }
}

async function readEnvelope(reply: Response | Promise<Response>): Promise<{ status: number; body: Envelope }> {
  const answered = await reply
  return { status: answered.status, body: v.parse(Envelope, await answered.json()) as Envelope }
}

async function fill(db: Db): Promise<void> {
  await migrate(db)
  // A day in a test is one of UTC; a test about time zones says its own.
  const tenants = demoTenants({ partCount: PARTS }).map((tenant) => ({ ...tenant, timeZone: 'UTC' }))
  await bulkLoad(db, (trx) => loadDemo(trx, tenants))
  await db.insertInto('demo_filled').values({ statistics_at: new Date() }).execute()
  await updateStatistics(db)
  // Leaves the index of each shop in the database, so that no test has to make it.
  for (const { id } of await db.selectFrom('tenant').select('id').execute())
    await TenantCatalogue.load(db, id, { now: Date.now, report: reportToStderr })
}
