import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'

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

test('a connection that is lost while nothing is asked does not end the process, and the next question gets another', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(welcome)
      socket.on('data', (bytes) => String(bytes).startsWith('Q') && socket.write(done))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = at !== null && typeof at === 'object' ? at.port : 0
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl: `postgres://shop@127.0.0.1:${port}/shop` })
  await sql`select`.execute(db)
  sockets[0]?.destroy()
  await vi.waitFor(() => expect(said.mock.calls.join()).toContain('An idle connection to the database was lost'))
  await sql`select`.execute(db)
  expect(sockets).toHaveLength(2)
  said.mockRestore()
  await close()
  server.close()
})
