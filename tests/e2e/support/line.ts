import { connect, createServer, type Server, type Socket } from 'node:net'
import { PORT } from './shop.ts'

/** A line to the server that a test can cut for real: afterwards connections are refused, as when the server is gone but the radio is up. */
export interface Line {
  url: string
  cut: () => Promise<void>
  /** From now on requests whose first line is like this arrive and their replies do not. */
  loseReplies: (to: RegExp) => void
  mend: () => Promise<void>
}

/** `to`: the port of the server. */
export async function openLine(to: number = PORT): Promise<Line> {
  let losing: RegExp | null = null
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
          if (losing?.test(asked.toString('latin1')))
            far
              .unpipe(near)
              .once('data', () => near.destroy())
              .resume()
        })
        near.pipe(far)
        far.pipe(near)
        near.on('close', () => far.destroy())
        far.on('close', () => near.destroy())
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
    async mend() {
      losing = null
      server ??= await listen(port)
    },
  }
}
