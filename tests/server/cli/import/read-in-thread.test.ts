import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { readInThread } from '#server/cli/import/read-in-thread.ts'
import { createReaderReplies } from '#server/cli/import/reader-replies.ts'
import type { FileEvent } from '#server/import/facts.ts'
import { XmlError } from '#server/import/files/xml-error.ts'

const folder = mkdtempSync(join(tmpdir(), 'armature-reader-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes the program of a thread, which stands in for the built one: it gives these replies, one for each request. */
function answering(name: string, ...replies: readonly object[]): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads'
const replies = ${JSON.stringify(replies)}
parentPort.on('message', () => {
  const reply = replies.shift()
  if (reply === undefined) process.exit(3)
  parentPort.postMessage(reply)
})`,
  )
  return path
}

const order = { kind: 'aces' as const, path: 'aces.xml', options: { file: 'aces.xml', map: [], attributes: false }, rates: {} }
const read = (bytes: number): FileEvent => ({ type: 'read', bytes, of: 9 })
const portion = (...events: FileEvent[]) => ({ type: 'portion', json: JSON.stringify(events) })

async function readAll(program: string): Promise<{ events: FileEvent[]; cause: unknown }> {
  const events: FileEvent[] = []
  try {
    for await (const some of readInThread(order, program)) events.push(...some)
    return { events, cause: null }
  } catch (cause) {
    return { events, cause }
  }
}

async function* failing(cause: Error): AsyncGenerator<readonly FileEvent[], void> {
  yield [read(1)]
  throw cause
}

test('the portions of the thread come in their order, to the end of the file', async () => {
  const program = answering(
    'whole',
    portion(read(1), read(2)),
    portion(read(3)),
    portion(read(4)),
    { type: 'end-of-file' },
    { type: 'end-of-file' },
  )
  expect(await readAll(program)).toEqual({ events: [1, 2, 3, 4].map(read), cause: null })
})

test('an error of the reader is the same error here, after what was read before it', async () => {
  const wrong = answering(
    'wrong',
    portion(read(1)),
    { type: 'not-xml', line: 7, says: 'It is cut off.', column: 3 },
    { type: 'end-of-file' },
  )
  expect(await readAll(wrong)).toEqual({ events: [read(1)], cause: new XmlError(7, 'It is cut off.', 3) })
  const refused = answering(
    'refused',
    { type: 'refused', code: 'bad-request', detail: { message: 'No such sheet.' } },
    { type: 'end-of-file' },
  )
  const { cause } = await readAll(refused)
  expect(cause).toBeInstanceOf(AppError)
  expect(cause).toMatchObject({ code: 'bad-request', message: 'No such sheet.' })
})

test('an error of the system is one here too, and no end of the file', async () => {
  const replyToNext = createReaderReplies(failing(new Error('The device is gone.')))
  // The thread is asked for two portions ahead. A generator that has thrown says that it is at its end.
  const replies = await Promise.all([replyToNext(), replyToNext(), replyToNext()])
  const error = expect.objectContaining({ message: 'The device is gone.' })
  expect(replies).toEqual([portion(read(1)), { type: 'failed', error }, { type: 'failed', error }])
  const { events, cause } = await readAll(
    answering('failing', portion(read(1)), { type: 'failed', error: 'gone' }, { type: 'end-of-file' }),
  )
  expect({ events, cause }).toEqual({ events: [read(1)], cause: 'gone' })
})

test('a thread that ends before the file does is an error and no end of the file', async () => {
  expect(await readAll(answering('ending', portion(read(1))))).toMatchObject({
    events: [read(1)],
    cause: { message: expect.stringContaining('before its last row') },
  })
  const throwing = join(folder, 'throwing.mjs')
  writeFileSync(throwing, `throw new RangeError('Too large.')`)
  expect(await readAll(throwing)).toMatchObject({ events: [], cause: { message: 'Too large.' } })
})
