import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startSettings } from './start-settings.ts'

export interface ShopProcess {
  url: string
  pid: number | undefined
  /** From the start of the process until its health check answers. */
  openAfterMs: number
  stop: () => Promise<void>
  /** Says what was watched since it was last told to begin anew (loop-watch.mjs): only of a server that is watched. */
  watched: (said: 'reset' | 'tell') => Promise<Watched>
}

export interface Watched {
  longestMs: number
  bytes: number
}

/** How a server is started: of which sources, with nothing of its own to look at, or watched. */
export interface Started {
  /** The folder of another revision; its sources run, never a bundle. */
  sources?: string
  /** The folder of a revision; its build runs. Without this and `sources` that of this revision, when there is one. */
  build?: string
  watch?: boolean
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string
}

const MAX_READY_MS = 15 * 60_000

/** Starts the server as `npm start` does, the bundle when there is one, and waits until it answers. */
export async function startShop(
  dataDir: string,
  parts: number,
  port: number,
  { sources, build, watch = false, databaseUrl }: Started = {},
): Promise<ShopProcess> {
  const bundle = 'dist/server/main.js'
  const program = sources === undefined && existsSync(join(build ?? '', bundle)) ? [bundle] : ['--import', 'tsx', 'src/server/main.ts']
  const { environment, nodeOptions } = startSettings()
  const args = [...nodeOptions, ...(watch ? ['--import', resolve(import.meta.dirname, 'loop-watch.mjs')] : []), ...program]
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: sources ?? build,
    env: {
      ...process.env,
      ...environment,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, DEMO_PARTS: String(parts) },
    },
    stdio: watch ? ['ignore', 'ignore', 'inherit', 'ipc'] : ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answering(child, `${url}/healthz`)
  return {
    url,
    pid: child.pid,
    openAfterMs: performance.now() - started,
    stop: () => stopped(child),
    watched: (said) => watchedOf(child, said),
  }
}

async function watchedOf(child: ChildProcess, said: 'reset' | 'tell'): Promise<Watched> {
  const told = said === 'tell' ? once(child, 'message') : Promise.resolve([{ longestMs: 0, bytes: 0 }])
  child.send(said)
  const [watched] = await told
  return watched
}

async function answering(child: ChildProcess, url: string): Promise<void> {
  const giveUp = Date.now() + MAX_READY_MS
  while (Date.now() < giveUp) {
    if (child.exitCode !== null) throw new Error(`The server stopped with code ${child.exitCode}.`)
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The server did not answer in time.')
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
