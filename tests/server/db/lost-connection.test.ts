import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { errorReply } from '#server/http/on-error.ts'
import { reportToStderr } from '#server/kernel/report.ts'

/** One message of PostgreSQL's protocol: a letter, the length of the rest with itself, the rest. */
function message(letter: string, rest: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(rest.length + 4, 1)
  return Buffer.concat([head, rest])
}
const ready = message('Z', Buffer.from('I'))
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready])
const done = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready])

/** A server that takes every connection, and answers every question with nothing but those that it is to `hang` on. */
async function standIn(hang: RegExp | null = null) {
  const sockets: Socket[] = []
  const startups: string[] = []
  const hanging: string[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('data', (first) => {
      startups.push(String(first))
      socket.write(welcome)
      socket.on('data', (bytes) => {
        const text = String(bytes)
        if (hang?.test(text)) hanging.push(text)
        else if (text.startsWith('Q') || text.startsWith('P')) socket.write(done)
      })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = at !== null && typeof at === 'object' ? at.port : 0
  const opened: OpenDatabase = await openDatabase({
    dataDir: '',
    databaseUrl: `postgres://shop@127.0.0.1:${port}/shop`,
    report: reportToStderr,
  })
  onTestFinished(async () => {
    await opened.close()
    server.close()
  })
  return { ...opened, sockets, startups, hanging }
}

/** What the process would say to whoever runs it. */
function heard() {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  return () => said.mock.calls.join()
}

test('a connection that is lost while nothing is asked does not end the process, and the next question gets another', async () => {
  const said = heard()
  const { db, sockets } = await standIn()
  await sql`select`.execute(db)
  const before = sockets.length
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(() => expect(said()).toContain('A connection to the database was lost'))
  await sql`select`.execute(db)
  expect(sockets.length).toBeGreaterThan(before)
})

test('a connection that is lost in the middle of a question or a transaction does not end the process: the caller gets 503, and the next question another connection', async () => {
  const said = heard()
  const { db, sockets, hanging } = await standIn(/pg_sleep/)
  const asked = sql`select pg_sleep(60)`.execute(db)
  const inside = db.transaction().execute((trx) => sql`select pg_sleep(61)`.execute(trx))
  const failures = Promise.allSettled([asked, inside])
  await vi.waitFor(() => expect(hanging).toHaveLength(2))
  for (const socket of sockets) socket.destroy()
  for (const failure of await failures) {
    expect(failure.status).toBe('rejected')
    const reply = errorReply(failure.status === 'rejected' ? failure.reason : null, 'GET test', () => undefined)
    expect([reply.status, await reply.json()]).toMatchObject([503, { code: 503, error: 'unavailable' }])
  }
  await sql`select`.execute(db)
  expect(said()).not.toContain('at ')
})

test('no start-up parameter is sent that a connection pooler refuses: settings are made once the connection stands', async () => {
  const { startups } = await standIn()
  expect(startups.length).toBeGreaterThan(0)
  for (const startup of startups) expect(startup).not.toContain('options')
})
