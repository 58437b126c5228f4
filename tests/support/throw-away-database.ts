import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Db, type OpenDatabase, openDatabase } from '#server/db/open.ts'

/**
 * A database of its own on the server at DATABASE_URL, filled and dropped when it is closed. Null where no server is named: tests then take
 * the embedded one.
 */
export async function throwAwayDatabase(fill: (db: Db) => Promise<void>): Promise<OpenDatabase | null> {
  const place = await throwAwayPlace()
  if (!place) return null
  const opened = await openDatabase({ dataDir: '', databaseUrl: place.databaseUrl })
  await fill(opened.db)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await place.drop()
    },
  }
}

/** The same, empty and not opened: for servers in processes of their own. */
export async function throwAwayPlace(): Promise<{ databaseUrl: string; drop: () => Promise<void> } | null> {
  const server = process.env['DATABASE_URL']
  if (!server) return null
  const name = `armature_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, drop: () => asAdmin(server, `drop database ${name}`) }
}

async function asAdmin(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
