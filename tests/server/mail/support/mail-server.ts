import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { type SmtpOptions, smtpMailer } from '#server/mail/smtp.ts'

/** A real mail server on a free port, or on the one that is said, and a mailer that speaks to it. */
export async function startMailServer(more: SMTPServerOptions = {}, options: SmtpOptions = {}, at = 0) {
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
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, options)
  const close = async () => {
    mailer.close()
    await new Promise<void>((closed) => void server.close(closed))
  }
  return { received, mailer, port, close }
}
