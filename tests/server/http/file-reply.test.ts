import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { fileReply } from '#server/http/file-reply.ts'
import { startListening } from '#server/listen.ts'
import { atTheEnd } from '../../support/at-the-end.ts'

const PIECE = 'x'.repeat(64 * 1024)

/** A file without end, how many pieces of it were made, and whether anybody makes more. */
function endless() {
  const made = { pieces: 0, over: false }
  async function* texts(): AsyncGenerator<string, void> {
    try {
      for (;;) {
        made.pieces += 1
        yield PIECE
      }
    } finally {
      made.over = true
    }
  }
  return { made, file: { name: 'a.csv', type: 'text/csv', lines: 1, texts: texts() } }
}

test('a client that does not read has no more made than the line holds, and one that goes ends it', async () => {
  const { made, file } = endless()
  const app = new Hono().get('/', (context) => fileReply(context.req.raw, 'text/csv', file, () => undefined))
  const listening = await startListening(app, '127.0.0.1', 0)
  atTheEnd(listening.close)
  const leaving = new AbortController()
  const reply = await fetch(listening.url, { signal: leaving.signal, headers: { 'Accept-Encoding': 'identity' } })
  const reader = reply.body?.getReader()
  await reader?.read()
  const settled = async (): Promise<number> => {
    const before = made.pieces
    await new Promise((resolve) => setTimeout(resolve, 200))
    return made.pieces === before ? before : settled()
  }
  // Node, the system and this very client hold some megabytes each; a file without end would have gone on.
  expect((await settled()) * PIECE.length).toBeLessThan(64 * 1024 * 1024)
  expect(made.over).toBe(false)
  leaving.abort()
  await vi.waitFor(() => expect(made.over).toBe(true))
})

test('a mistake in the middle breaks the reply off, and is told', async () => {
  async function* texts(): AsyncGenerator<string, void> {
    yield PIECE
    throw new Error('the database is gone')
  }
  const told: unknown[] = []
  const app = new Hono().get('/', (context) =>
    fileReply(
      context.req.raw,
      'text/csv',
      { name: 'a.csv', type: 'text/csv', lines: 1, texts: texts() },
      (_, cause) => void told.push(cause),
    ),
  )
  const listening = await startListening(app, '127.0.0.1', 0)
  atTheEnd(listening.close)
  await expect(fetch(listening.url).then((reply) => reply.text())).rejects.toThrow()
  expect(String(told)).toBe('Error: the database is gone')
})
