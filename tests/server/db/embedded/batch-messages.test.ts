import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { batchMessages } from '#server/db/embedded/batch-messages.ts'
import { openEngine } from '#server/db/embedded/engine.ts'
import { connectToEngine } from '#server/db/embedded/engine-connection.ts'

const engine = await openEngine({ folder: null })
afterAll(() => engine.close())

/** An empty table, and the kinds of protocol messages that the database was handed, each time together. */
async function database() {
  const handed: string[] = []
  const watched = (messages: Uint8Array) => {
    handed.push(kindsIn(messages))
    return engine.execute(messages)
  }
  const pool = new pg.Pool({ ...connectToEngine(batchMessages({ execute: watched }), () => undefined), max: 1 })
  onTestFinished(async () => {
    await pool.query('rollback')
    await pool.query('drop table line')
    await pool.end()
  })
  await pool.query('create table line (id int primary key, qty int not null)')
  handed.length = 0
  return { pool, handed }
}

function kindsIn(message: Uint8Array): string {
  const bytes = new DataView(message.buffer, message.byteOffset, message.byteLength)
  let kinds = ''
  for (let at = 0; at < message.length; at += 1 + bytes.getInt32(at + 1)) kinds += String.fromCharCode(bytes.getUint8(at))
  return kinds
}

test('a question with values is handed over in one message, and one that is named is prepared once', async () => {
  const { pool, handed } = await database()
  await pool.query('insert into line values ($1, $2)', [1, 5])
  const named = (id: number) => pool.query({ name: 'qty', text: 'select qty from line where id = $1', values: [id] })
  expect([(await named(1)).rows, (await named(2)).rows]).toEqual([[{ qty: 5 }], []])
  await pool.query('rollback')
  expect(handed).toEqual(['PBDES', 'PBDES', 'BDES', 'Q'])
})

test('a question that fails at any of its steps leaves the next ones as they would be', async () => {
  const { pool } = await database()
  await expect(pool.query('select nothing from line where id = $1', [1])).rejects.toThrow('column "nothing" does not exist')
  await expect(pool.query('insert into line values ($1, $2)', [1, 'many'])).rejects.toThrow('invalid input syntax')
  await expect(pool.query('insert into line values ($1, $2)', [1, null])).rejects.toThrow('violates not-null')
  expect((await pool.query('select count(*)::int as lines from line where id > $1', [0])).rows).toEqual([{ lines: 0 }])
})

test('questions asked at once are answered each with its own, also behind one that fails', async () => {
  const { pool } = await database()
  const asked = await Promise.allSettled([1, 2, 3, 4].map((n) => pool.query('select 12 / $1::int as share', [n - 2])))
  expect(asked.map((one) => (one.status === 'fulfilled' ? one.value.rows[0]?.share : 'failed'))).toEqual([-12, 'failed', 12, 6])
})

test('the beginning of a transaction is handed over with its first statement', async () => {
  const { pool, handed } = await database()
  await pool.query('begin')
  await pool.query('insert into line values ($1, $2)', [1, 5])
  await pool.query('rollback')
  await pool.query('begin')
  await pool.query('insert into line values (2, 6)')
  await pool.query('commit')
  expect(handed).toEqual(['QPBDES', 'Q', 'QQ', 'Q'])
  expect((await pool.query('select id from line')).rows).toEqual([{ id: 2 }])
})

test('a first statement that fails ends its transaction, and one that begins in a transaction that failed fails as it would', async () => {
  const { pool } = await database()
  await pool.query('begin')
  await expect(pool.query('insert into line values ($1, $2)', [1, 'many'])).rejects.toThrow('invalid input syntax')
  await pool.query('begin')
  await expect(pool.query('insert into line values (1, 5)')).rejects.toThrow('current transaction is aborted')
  expect((await pool.query('commit')).command).toBe('ROLLBACK')
  // A transaction in which nothing happens, and one that begins twice, of which the database warns.
  await pool.query('begin')
  await pool.query('commit')
  await pool.query('begin')
  await pool.query('select 1')
  await pool.query('begin')
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
})
