// `npm run test:postgres`: every server test again on a real PostgreSQL, or those that are named. Without DATABASE_URL on a throw-away one
// of its own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPrograms, isRoot, withThrowAwayPostgres } from './throw-away-postgres.ts'

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function run(command: string, args: string[], env: Record<string, string> = {}): number {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
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

const named = process.argv.slice(2)
const runTests = (databaseUrl: string): number =>
  run('npx', ['vitest', 'run', ...(named.length > 0 ? named : ['tests/server'])], { DATABASE_URL: databaseUrl })

// Thrown away afterwards, so nothing of it need survive a power cut.
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const given = process.env['DATABASE_URL']
process.exit(
  given
    ? runTests(given)
    : await withThrowAwayPostgres(programs(), careless, runTests).catch((cause: unknown) =>
        stop(cause instanceof Error ? cause.message : String(cause)),
      ),
)
