import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { MAX_REQUEST_BODY_BYTES } from '#contract/limits.ts'
import { createApp } from '#server/app.ts'
import { startListening } from '#server/listen.ts'
import { accountDatabase } from '../account/support/database.ts'

const app = createApp({ db: await accountDatabase() })
const listening = await startListening(app, '127.0.0.1', 0, { configuredUrl: 'https://shop.example' })
afterAll(() => listening.close())

const securityHeaders = [
  'x-content-type-options: nosniff',
  'referrer-policy: strict-origin-when-cross-origin',
  'x-frame-options: deny',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-resource-policy: same-origin',
  'strict-transport-security: max-age=15552000',
]

/** A connection on which both sides can say that they are done, and what came over it. */
async function open() {
  const { hostname, port } = new URL(listening.url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  onTestFinished(() => void socket.destroy())
  const heard = { text: '', failed: null as Error | null }
  socket.on('data', (chunk: Buffer) => {
    heard.text += chunk.toString('latin1')
  })
  socket.on('error', (cause) => {
    heard.failed = cause
  })
  const ended = new Promise<void>((done) => void socket.once('end', done).once('close', () => done()))
  await once(socket, 'connect')
  return { socket, heard, ended }
}

/** Sends these bytes, and reads until the server ends the connection. */
async function replyTo(request: string): Promise<string> {
  const { socket, heard, ended } = await open()
  socket.write(request)
  await ended
  return heard.text
}

const head = (reply: string) => reply.slice(0, reply.indexOf('\r\n\r\n')).toLowerCase().split('\r\n')

test.each([
  ['two Host headers', 'GET / HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
  ['the same Host header twice', 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: a.example\r\nConnection: close\r\n\r\n', 400],
  ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a Host header that is no host', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
  ['a backslash in the path', 'GET /\\evil HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n', 400],
  ['an absolute address that is none', 'GET http://[ HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n', 400],
  ['no HTTP at all', 'this is no HTTP\r\n\r\n', 400],
  ['a body of two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(140 * 1024)}\r\n\r\n`, 431],
  ['an expectation nobody knows', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
])('%s is refused, with the security headers of every reply', async (_, request, status) => {
  const lines = head(await replyTo(request))
  expect(lines[0]).toMatch(new RegExp(`^http/1.1 ${status} `))
  for (const line of [...securityHeaders, 'connection: close']) expect(lines).toContain(line)
})

test('a request of HTTP/1.0 needs no Host header', async () => {
  expect(head(await replyTo('GET /healthz HTTP/1.0\r\n\r\n'))[0]).toBe('http/1.1 200 ok')
})

test.each([
  ['of a call', '/marco/auth/marcoLogin', '413 payload too large'],
  ['where no call is', '/marco/nothing', '413 payload too large'],
  ['of a page', '/prod/all/x', '413 payload too large'],
  ['of a call that wants a sign-in', '/account/api/v1/address/save', '401 unauthorized'],
])('a reply that is there before the body says that the connection ends, and takes the body in: %s', async (_, path, status) => {
  const { socket, heard, ended } = await open()
  const length = MAX_REQUEST_BODY_BYTES + (status.startsWith('413') ? 1 : -1)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`)
  await ended
  expect(head(heard.text)).toContain('connection: close')
  expect(head(heard.text)[0]).toBe(`http/1.1 ${status}`)
  // The rest of the body is still taken in, so that a sender who reads only afterwards finds the reply and no broken line.
  socket.end('x'.repeat(length))
  await once(socket, 'close')
  expect(heard.failed).toBe(null)
})

test('a refusal whose body was there already keeps the connection', async () => {
  const { socket, heard } = await open()
  socket.write('POST /marco/auth/marcoLogin HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}')
  await vi.waitFor(() => expect(heard.text).toContain('\r\n\r\n'))
  expect(head(heard.text)[0]).toBe('http/1.1 400 bad request')
  expect(head(heard.text)).toContain('connection: keep-alive')
})
