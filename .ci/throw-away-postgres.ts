// A PostgreSQL server that is made for one run and thrown away after it, on loopback. Its programs must be installed.
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const isRoot = process.getuid?.() === 0

/** Debian keeps each version's programs in a folder of its own, off the PATH. The newest wins. */
export function findPrograms(): string | undefined {
  const top = '/usr/lib/postgresql'
  const versions = existsSync(top) ? readdirSync(top).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(top, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
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

export interface ThrowAway {
  /** Ends the server without a chance to finish anything, as a crash does, and starts it again. */
  crash: () => Promise<void>
}

/** Starts a server with the programs in `bin` and these settings, lets `work` use it, and throws it away whatever happens. */
export async function withThrowAwayPostgres<T>(
  bin: string,
  settings: Record<string, string>,
  work: (databaseUrl: string, server: ThrowAway) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'armature-postgres-'))
  if (isRoot) {
    const user = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
    chownSync(folder, Number(user.stdout), -1)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  const options = Object.entries(settings).map(([name, value]) => ` -c ${name}=${value}`)
  const where = `-h 127.0.0.1 -p ${port} -k ${folder}${options.join('')}`
  // A server that is left behind would keep its pipes open for ever, so it writes to a file.
  asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', where, 'start'], true)
  try {
    const crash = () =>
      asPostgresMeanwhile(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', '-l', join(folder, 'log'), '-o', where, 'restart'])
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`, { crash })
  } finally {
    asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], true)
    rmSync(folder, { recursive: true, force: true })
  }
}
