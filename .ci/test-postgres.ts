// `npm run test:postgres`: every server test again on a real PostgreSQL. Without DATABASE_URL on a throw-away one of its own, on loopback.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const isRoot = process.getuid?.() === 0

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** Debian keeps each version's programs in a folder of its own, off the PATH. The newest wins. */
function findPrograms(): string | undefined {
  const top = '/usr/lib/postgresql'
  const versions = existsSync(top) ? readdirSync(top).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(top, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

function programs(): string {
  const found = findPrograms()
  if (found) return found
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    stop('PostgreSQL is not installed. Install it (apt-get install postgresql), or set DATABASE_URL to a server that may create databases.')
  process.stdout.write('PostgreSQL is not installed: installing Debian’s.\n')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  if (
    run('apt-get', ['update', '-qq'], quiet) !== 0 ||
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], quiet) !== 0
  ) {
    stop('PostgreSQL could not be installed. Install it by hand, or set DATABASE_URL.')
  }
  return findPrograms() ?? stop('PostgreSQL was installed, but its programs are not where Debian keeps them.')
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function asPostgres(command: string, args: string[], hear = false) {
  const [program, rest]: [string, string[]] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  const done = spawnSync(program, rest, { cwd: tmpdir(), encoding: 'utf8', stdio: hear ? 'inherit' : 'pipe' })
  if (done.status !== 0) stop(`${command} failed:\n${done.stdout ?? ''}${done.stderr ?? done.error?.message ?? ''}`)
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const at = probe.address()
      probe.close(() => (at && typeof at === 'object' ? resolve(at.port) : reject(new Error('No free port.'))))
    })
  })

function runTests(databaseUrl: string): number {
  return run('npx', ['vitest', 'run', 'tests/server'], { DATABASE_URL: databaseUrl })
}

async function withServer(test: (databaseUrl: string) => number): Promise<number> {
  const bin = programs()
  const folder = mkdtempSync(join(tmpdir(), 'armature-postgres-'))
  if (isRoot) {
    const user = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
    chownSync(folder, Number(user.stdout), -1)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  asPostgres(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'])
  // Thrown away afterwards, so nothing of it need survive a power cut.
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off`
  // A server that is left behind would keep its pipes open for ever, so it writes to a file.
  asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'], true)
  try {
    return test(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    asPostgres(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], true)
    rmSync(folder, { recursive: true, force: true })
  }
}

const given = process.env['DATABASE_URL']
process.exit(given ? runTests(given) : await withServer(runTests))
