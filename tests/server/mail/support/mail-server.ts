import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { createSmtpMailer } from '#server/mail/smtp.ts'
import { closedAtTheEnd } from '../../../support/at-the-end.ts'

/** A real mail server on a free port, or on the one that is said, and a mailer that speaks to it, until the tests end that asked. */
export async function mailServer(more: SMTPServerOptions = {}, at = 0) {
  const received: { mail: Email; to: string[] }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', async () => {
        received.push({ mail: await PostalMime.parse(Buffer.concat(pieces)), to: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
    ...more,
  })
  await new Promise<void>((ready) => server.listen(at, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`)
  const close = () => new Promise<void>((closed) => void server.close(closed))
  return closedAtTheEnd({ received, mailer, port, close })
}

/** Something that takes connections, says this, and then nothing more. */
export async function hangingServer(greeting: string) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    if (greeting !== '') socket.write(greeting)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((closed) => void server.close(() => closed()))
  }
  return closedAtTheEnd({ url: `smtp://127.0.0.1:${port}`, port, sockets, close })
}
