// Which database the tests of the server use, and how PostgreSQL comes onto a machine that has none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPrograms, isRoot, withThrowAwayPostgres } from './throw-away-postgres.ts'

/** Thrown away afterwards, so nothing of it need survive a power cut. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Lets `work` use the server at DATABASE_URL, else a throw-away PostgreSQL where one is installed, else none: then it has to be content with
 * the embedded database.
 */
export function withTestDatabase<T>(work: (databaseUrl: string | undefined) => Promise<T>): Promise<T> {
  const given = process.env['DATABASE_URL']
  if (given) return work(given)
  const programs = findPrograms()
  return programs ? withThrowAwayPostgres(programs, careless, work) : work(undefined)
}

/** Sees to it that there is a PostgreSQL: installs Debian's where there is none. Throws with a sentence on what to do where that fails. */
export function needPostgres(): void {
  if (process.env['DATABASE_URL'] || findPrograms()) return
  const byHand = 'Install PostgreSQL (apt-get install postgresql), or set DATABASE_URL to a server that may create databases.'
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new Error(`PostgreSQL is not installed. ${byHand}`)
  process.stdout.write('PostgreSQL is not installed: installing Debian’s.\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
  if (!get('update', '-qq') || !get('install', '-y', '-qq', '--no-install-recommends', 'postgresql') || !findPrograms())
    throw new Error(`PostgreSQL could not be installed. ${byHand}`)
}
