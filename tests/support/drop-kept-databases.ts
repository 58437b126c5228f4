import { randomUUID } from 'node:crypto'
import { dropKeptDatabases } from './kept-on-server.ts'

/** Vitest calls it before the first file of tests, and what it returns after the last. Workers inherit what it says in the environment. */
export function setup(): () => Promise<void> {
  process.env['KEPT_DATABASES'] = `armature_kept_${randomUUID().slice(0, 8)}`
  const server = process.env['DATABASE_URL']
  return async () => {
    if (server) await dropKeptDatabases(server)
  }
}
