import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Db, type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { filledTemplate } from './kept-on-server.ts'

/**
 * A database of its own on the server at DATABASE_URL, filled and dropped when it is closed. Null where no server is named: tests then take
 * the embedded one. `filledBy` is the file that `fill` is written in: from one file one filled database is copied.
 */
export async function throwAwayDatabase(filledBy: string, fill: (db: Db) => Promise<void>): Promise<OpenDatabase | null> {
  const server = process.env['DATABASE_URL']
  if (!server) return null
  const template = await filledTemplate(server, filledBy, fill)
  const place = await newDatabase(server, template)
  const opened = await openDatabase({ dataDir: '', databaseUrl: place.databaseUrl })
  if (template === null) await fill(opened.db)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await place.drop()
    },
  }
}

interface Place {
  databaseUrl: string
  drop: () => Promise<void>
}

/** The same, empty and not opened: for servers in processes of their own. */
export async function throwAwayPlace(): Promise<Place | null> {
  const server = process.env['DATABASE_URL']
  return server ? newDatabase(server, null) : null
}

async function newDatabase(server: string, template: string | null): Promise<Place> {
  const name = `armature_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, `create database ${name}${template === null ? '' : ` template ${template}`}`)
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
