// A PostgreSQL server that is made for one run and thrown away after it, on loopback. Its programs must be installed.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Sorts texts as American English does, as the database of an operator may: `Daewoo` before `DAF`. The embedded database sorts by code points,
 * where `DAF` comes first, so only this one shows an order that depends on the locale.
 */
const LOCALE = ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US']

export const isRoot = process.getuid?.() === 0

/** The first whose databases may sort by ICU. */
const OLDEST_VERSION = 15

/** Debian keeps each version's programs in a folder of its own, off the PATH. The newest wins; older ones than we can use are none. */
export function findPrograms(): string | undefined {
  const top = '/usr/lib/postgresql'
  const versions = existsSync(top) ? readdirSync(top).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .filter((version) => Number(version) >= OLDEST_VERSION)
    .map((version) => join(top, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. Throws with what the program said. */
function asPostgres(command: string, args: string[], hear = false) {
  const [program, rest]: [string, string[]] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  const done = spawnSync(program, rest, { cwd: tmpdir(), encoding: 'utf8', stdio: hear ? ['ignore', 2, 2] : 'pipe' })
  if (done.status !== 0) throw new Error(`${command} failed:\n${done.stdout ?? ''}${done.stderr ?? done.error?.message ?? ''}`)
}

/** The same without keeping this process from its own work. */
const asPostgresMeanwhile = (command: string, args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const [program, rest]: [string, string[]] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
    spawn(program, rest, { cwd: tmpdir(), stdio: 'ignore' })
      .once('error', reject)
      .once('exit', (status) => (status === 0 ? resolve() : reject(new Error(`${command} failed with ${status}.`))))
  })

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => (at && typeof at === 'object' ? resolve(at.port) : reject(new Error('No free port.'))))
    })
  })

/** What can befall the server while it is used. Each comes back only when the server takes connections again. */
export interface Outages {
  /** All of its processes end at once, as in a crash of the machine's power, but for the disk; then it is started again. */
  crash: () => Promise<void>
  /** One process that serves a connection is killed: the server then ends all others and recovers. */
  killBackend: () => void
}

/** Starts a server with the programs in `bin` and these settings, lets `work` use it, and throws it away whatever happens. */
export async function withThrowAwayPostgres<T>(
  bin: string,
  settings: Record<string, string>,
  work: (databaseUrl: string, outages: Outages) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'armature-postgres-'))
  if (isRoot) {
    const user = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
    chownSync(folder, Number(user.stdout), -1)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...LOCALE, '--no-sync'])
  const options = Object.entries(settings).map(([name, value]) => ` -c ${name}=${value}`)
  const where = `-h 127.0.0.1 -p ${port} -k ${folder}${options.join('')}`
  // A server that is left behind would keep its pipes open for ever, so it writes to a file.
  const start = () => asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', where, 'start'], true)
  const stop = () => asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', '-m', 'immediate', 'stop'], true)
  start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const outages = {
    crash: () =>
      asPostgresMeanwhile(join(bin, 'pg_ctl'), [
        ...['-D', data, '-w', '-s', '-m', 'immediate'],
        ...['-l', join(folder, 'log'), '-o', where, 'restart'],
      ]),
    killBackend: () => {
      const oneOfClients = 'select pid from pg_stat_activity where backend_type = $$client backend$$ and pid <> pg_backend_pid() limit 1'
      const pid = Number(spawnSync(join(bin, 'psql'), ['-X', '-A', '-t', '-c', oneOfClients, url], { encoding: 'utf8' }).stdout)
      if (pid > 0) process.kill(pid, 'SIGKILL')
      const ready = () => spawnSync(join(bin, 'pg_isready'), ['-q', '-d', url]).status === 0
      while (!ready()) spawnSync('sleep', ['0.1'])
    },
  }
  try {
    return await work(url, outages)
  } finally {
    stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
