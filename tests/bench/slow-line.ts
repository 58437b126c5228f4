import { connect, createServer, type Socket } from 'node:net'

/** A line to a port of this machine through which everything arrives late; nothing else is slow about it. */
export interface SlowLine {
  port: number
  close: () => void
}

/** `latencyMs`: there and back. */
export async function slowLine(to: number, latencyMs: number): Promise<SlowLine> {
  const sockets = new Set<Socket>()
  const carry = (from: Socket, into: Socket) => {
    sockets.add(from)
    from.on('error', () => from.destroy())
    from.on('data', (bytes) => setTimeout(() => into.writable && into.write(bytes), latencyMs / 2))
    from.on('close', () => {
      sockets.delete(from)
      setTimeout(() => into.end(), latencyMs / 2)
    })
  }
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
