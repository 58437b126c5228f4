import { connect, createServer, type Server, type Socket } from 'node:net'
import { PORT } from './shop.ts'

/**
 * A line to the server that a test can cut for real: afterwards connections are refused, as when the server is gone but the radio is up.
 */
export interface Line {
  url: string
  cut: () => Promise<void>
  /** From now on requests whose first line is like this arrive and their replies do not. */
  loseReplies: (to: RegExp) => void
  /** From now on whatever is asked is accepted and nothing comes back, as in a tunnel. */
  fallSilent: () => void
  /**
   * From the first request whose first line is like this, every request is answered with HTTP 200 and a page, as a hotel's gateway does
   * before one has signed in.
   */
  portal: (from?: RegExp) => void
  mend: () => Promise<void>
}

const SIGN_IN = '<!doctype html><title>Free WiFi</title><p>Please sign in to use this network.</p>'
const GATEWAY = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${SIGN_IN.length}\r\nConnection: close\r\n\r\n${SIGN_IN}`

/** `to`: the port of the server. */
export async function openLine(to: number = PORT): Promise<Line> {
  let losing: RegExp | null = null
  let portal: { from: RegExp; on: boolean } | null = null
  let silent = false
  /** What carries replies, to be held back. */
  const replies = new Map<Socket, Socket>()
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    return socket
  }
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const listen = (port: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = createServer((near) => {
        const far = track(connect(to, '127.0.0.1'))
        track(near).on('data', (asked) => {
          const text = asked.toString('latin1')
          if (portal?.from.test(text)) portal.on = true
          if (portal?.on) {
            far.unpipe(near).destroy()
            near.end(GATEWAY)
            return
          }
          if (losing?.test(text))
            far
              .unpipe(near)
              .once('data', () => near.destroy())
              .resume()
          far.write(asked)
        })
        near.on('end', () => far.end())
        replies.set(far, near)
        if (silent) far.pause()
        else far.pipe(near)
        far.on('close', () => replies.delete(far))
        near.on('close', () => far.destroy())
        far.on('close', () => portal?.on || near.destroy())
      })
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve(server))
    })
  let server: Server | null = await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    async cut() {
      const held = server
      server = null
      if (held === null) return
      const closed = new Promise((resolve) => held.close(resolve))
      hangUp()
      await closed
    },
    loseReplies(to) {
      losing = to
    },
    fallSilent() {
      silent = true
      for (const [far, near] of replies) far.unpipe(near).pause()
    },
    portal(from = /^/) {
      portal = { from, on: false }
    },
    async mend() {
      losing = null
      portal = null
      // What was held back is lost with its connection.
      if (silent) hangUp()
      silent = false
      server ??= await listen(port)
    },
  }
}
