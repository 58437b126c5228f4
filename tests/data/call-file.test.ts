import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { type FileProgress, MAX_STALLED_MS, requestFile } from '#data/call-file.ts'
import { deadPort, portTo } from '../support/port.ts'
import { envelopeReply } from '../support/reply.ts'

const csv = {
  'Content-Type': 'text/csv; charset=utf-8',
  'X-File-Lines': '3',
  'Content-Disposition': 'attachment; filename="price-list-2026-11-21.csv"',
}
const input = { backCategoryId: '1' }
const never = new AbortController().signal
const nobody = () => undefined

/** A body that comes piece by piece; `error` breaks it off. */
function inPieces(...pieces: (string | Error)[]): ReadableStream<Uint8Array> {
  const left = [...pieces]
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift()
      if (piece === undefined) controller.close()
      else if (piece instanceof Error) controller.error(piece)
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  })
}
const code = (said: Promise<unknown>) =>
  said.then(
    () => 'ok',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('a file that the shop makes while it is read', () => {
  test('comes with its name, and tells how far it is', async () => {
    const told: FileProgress[] = []
    const port = portTo(() => new Response(inPieces('number\r\nA-', '1\r\nB-2\r\n', 'C-3\r\n'), { headers: csv }))
    const { name, blob, lineCount } = await requestFile(port, 'priceList', input, { signal: never, onProgress: (now) => told.push(now) })
    expect([name, blob.type, lineCount]).toEqual(['price-list-2026-11-21.csv', 'text/csv; charset=utf-8', 3])
    expect(await blob.text()).toBe('number\r\nA-1\r\nB-2\r\nC-3\r\n')
    expect(told).toEqual([
      { receivedLines: 0, totalLines: 3 },
      { receivedLines: 2, totalLines: 3 },
      { receivedLines: 3, totalLines: 3 },
    ])
  })

  test('that breaks off is no file', async () => {
    const port = portTo(() => new Response(inPieces('number\r\n', new Error('gone')), { headers: csv }))
    expect(await code(requestFile(port, 'priceList', input, { signal: never, onProgress: nobody }))).toBe('no-network')
  })

  test('is refused as any call', async () => {
    const refused = portTo(() => envelopeReply({ code: 401, msg: 'Please login first.', error: 'sign-in-required' }, { status: 401 }))
    const gateway = portTo(() => new Response('<html>', { status: 502, headers: { 'Content-Type': 'text/html' } }))
    const ask = (port: typeof refused) => code(requestFile(port, 'priceList', input, { signal: never, onProgress: nobody }))
    expect(await Promise.all([ask(refused), ask(gateway), ask(deadPort)])).toEqual(['sign-in-required', 'bad-reply', 'no-network'])
  })

  test('that stands still is given up', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const port = portTo((request) => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('number\r\n'))
          request.signal.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      })
      return new Response(body, { headers: csv })
    })
    const said = code(requestFile(port, 'priceList', input, { signal: never, onProgress: nobody }))
    await vi.advanceTimersByTimeAsync(MAX_STALLED_MS + 1)
    expect(await said).toBe('no-network')
  })
})
