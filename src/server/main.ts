import { createApp } from './app.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { findDist } from './dist-folder.ts'
import { readEnv } from './env.ts'
import { fillDemo, isEmpty } from './fill-demo.ts'
import { hello } from './hello.ts'
import { listen } from './listen.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

function stop(...sentences: string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const env = readEnv(process.env)
if ('wrong' in env) stop(...env.wrong)

const opened = await openDatabase(env).catch((cause: unknown) =>
  stop(
    `The database ${env.databaseUrl ? 'at DATABASE_URL' : `in ${env.dataDir}`} cannot be opened: ${cause instanceof Error ? cause.message : cause}`,
  ),
)
await migrate(opened.db)
if (env.demoParts > 0 && (await isEmpty(opened.db))) await fillDemo(opened.db, env.demoParts, process.stdout)

const dist = findDist(import.meta.url)
const app = createApp({ db: opened.db, dist: dist?.folder, build: dist?.build ?? 'sources' })
const listening = await listen(app, env.host, env.port).catch(async (cause: Error) => {
  await opened.close()
  return stop(cause.message)
})
say(await hello(opened, listening.url, dist !== undefined))

// The first listing needs every tenant's columns: made now, they keep nobody waiting.
for (const path of ['/healthz', '/marco/api/v1/category/list']) await app.request(path)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) process.exit(1)
    stopping = true
    await listening.close()
    await opened.close()
    process.exit(0)
  })
}
