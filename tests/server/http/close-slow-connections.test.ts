import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closeSlowConnections } from '#server/http/close-slow-connections.ts'

/** More than the system takes from a server before a client has read any of it. */
const body = Buffer.alloc(32 * 1024 * 1024)

/** A server that sends the body, and when it is done with its answer, one way or the other. */
async function serving(limits: { stillMs?: number; answerMs?: number }): Promise<{ port: number; done: Promise<void> }> {
  let tell = () => {}
  const done = new Promise<void>((resolve) => {
    tell = resolve
  })
  const server = createServer((_, reply) => {
    reply.once('close', () => tell())
    reply.end(body)
  })
  closeSlowConnections(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, done }
}

/** How much was to be had after all. */
async function restOf(socket: Socket): Promise<number> {
  socket.on('data', () => {})
  socket.resume()
  await once(socket, 'close')
  return socket.bytesRead
}

function ask(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n')
  return socket
}

test('who asks and does not read is ended', async () => {
  const { port, done } = await serving({ stillMs: 100 })
  const socket = ask(port)
  socket.pause()
  await done
  expect(await restOf(socket)).toBeLessThan(body.length)
})

test('who reads a little again and again is ended when the answer has taken long enough', async () => {
  const { port, done } = await serving({ answerMs: 300 })
  const socket = ask(port)
  socket.pause()
  const sips = setInterval(() => socket.read(1000), 20)
  onTestFinished(() => clearInterval(sips))
  await done
  clearInterval(sips)
  expect(await restOf(socket)).toBeLessThan(body.length)
})

test('who reads gets all of it', async () => {
  const { port, done } = await serving({})
  const socket = ask(port)
  socket.resume()
  await done
  socket.end()
  expect(await restOf(socket)).toBeGreaterThan(body.length)
})
