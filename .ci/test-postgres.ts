// `npm run test:postgres`: every server test on a real PostgreSQL, or those that are named. Without DATABASE_URL on a throw-away one of its
// own.
import { spawnSync } from 'node:child_process'
import { needPostgres, withTestDatabase } from './test-database.ts'

const named = process.argv.slice(2)

async function runTests(databaseUrl: string | undefined): Promise<number> {
  const files = named.length > 0 ? named : ['tests/server']
  return spawnSync('npx', ['vitest', 'run', ...files], { stdio: 'inherit', env: { ...process.env, DATABASE_URL: databaseUrl } }).status ?? 1
}

try {
  needPostgres()
  process.exitCode = await withTestDatabase(runTests)
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
