import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { MailRefusedError } from '#server/mail/port.ts'
import { createSmtpMailer } from '#server/mail/smtp.ts'
import { accountDatabase } from '../account/support/database.ts'
import { accountShop, freshAddress, freshEmail, goodPassword, harbor } from '../account/support/shop.ts'
import { hangingServer, mailServer } from './support/mail-server.ts'
import { until } from './support/outbox.ts'

const db = await accountDatabase()

describe('a real SMTP server receives', () => {
  test.each([
    ['en', 'Your code for Harbor', 'Type this code:'],
    ['de', 'Ihr Code für Harbor', 'Geben Sie diesen Code ein:'],
  ])('a registration mail in %s with text and HTML, and code and link in both, that open the account', async (language, subject, label) => {
    const { received, mailer } = await mailServer()
    const shop = accountShop(db, { mailer })
    const email = freshEmail()
    const form = { email, password: goodPassword, realname: 'Ada Fitter', language, ...(await shop.captcha({ tenant: harbor })) }
    await shop.call('marcoAccountCreate', form, { tenant: harbor, address: freshAddress() })

    expect(received).toHaveLength(1)
    const [{ mail, to }] = received as [(typeof received)[0]]
    expect(to).toEqual([email])
    expect(mail.from).toMatchObject({ name: 'Harbor', address: 'shop@harbor.example' })
    expect(mail.subject).toBe(subject)
    const code = /^ {4}(\d{6})$/m.exec(mail.text ?? '')?.[1] ?? ''
    const link = /https:\/\/harbor\.example\/(?:de\/)?prod\/mail\/verify-link\?generate=([\w-]{43})/.exec(mail.text ?? '')
    for (const part of [mail.text ?? '', mail.html ?? ''])
      for (const said of [label, code, link?.[0] ?? 'no link', 'Harbor']) expect(part).toContain(said)
    expect(mail.html).toContain(`href="${link?.[0]}"`)
    expect((await shop.call('verifyEmailByLink', { generate: link?.[1] ?? '' }, { tenant: harbor })).result).toEqual({
      verified: true,
      email,
    })
  })

  test('the forgotten password by code, the notice of the change, and the word to an address that has an account', async () => {
    const { received, mailer } = await mailServer()
    const plain = accountShop(db)
    const email = await plain.member()
    const shop = accountShop(db, { mailer })
    await shop.call('sendForgetPasswordVerifyEmail', { email })
    const verifyCode = /^ {4}(\d{6})$/m.exec(received[0]?.mail.text ?? '')?.[1] ?? ''
    expect(received[0]?.mail.html).toContain('/prod/mail/forgotpassword?generate=')
    await shop.call('verifyForgetPasswordEmailCode', { email, verifyCode, newPassword: 'solenoid and overrun' })
    await shop.call('sendEmailVerifyCode', { email })
    expect(received.map(({ mail }) => mail.subject)).toEqual([
      'A new password for Volt & Söhne',
      'Your password at Volt & Söhne was changed',
      'You already have an account at Volt & Söhne',
    ])
    for (const { mail } of received) expect(mail.html).toContain('Volt &amp; Söhne')
  })

  test('a name full of markup and line breaks of the mail protocol stays text', async () => {
    const { received, mailer } = await mailServer()
    const plain = accountShop(db)
    const { email, token } = await plain.signedIn()
    await plain.call('saveProfile', { realname: '<img src=x onerror=1> "Ada" & Co' }, { token })
    await accountShop(db, { mailer }).call('sendForgetPasswordVerifyEmail', { email })
    const html = received[0]?.mail.html ?? ''
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=1&gt; &quot;Ada&quot; &amp; Co')
  })
})

describe('when the mail server fails', () => {
  const letter = {
    id: 'volt.1.0',
    tenantId: 'volt',
    from: { name: 'Volt', address: 'shop@volt.example' },
    to: 'ada@example.com',
    subject: 'x',
    text: 'x',
    html: 'x',
  }
  const never = new AbortController().signal
  const ignored = () => undefined
  const refusal = (responseCode: number) => Object.assign(new Error(`no such user ${letter.to}`), { responseCode })

  test.each([
    ['for now', 451, Error],
    ['until it is told a password', 530, Error],
    ['for good', 550, MailRefusedError],
  ])('a refusal %s (%i) says so, and names neither recipient nor server words', async (_, code, kind) => {
    const { mailer } = await mailServer({ onRcptTo: (_to, _session, done) => done(refusal(code)) })
    const said = await mailer.send(letter, never, ignored).catch((cause: unknown) => cause)
    expect(said).toBeInstanceOf(kind)
    expect([said instanceof MailRefusedError, String(said)]).toEqual([
      kind === MailRefusedError,
      expect.stringMatching(new RegExp(`: The mail server did not take the mail: EENVELOPE ${code}$`)),
    ])
  })

  test.each([
    ['RCPT', 550, '5.1.1 mailbox unknown', true],
    ['RCPT', 550, 'no such user here', true],
    ['RCPT', 553, 'mailbox name not allowed', true],
    ['RCPT', 550, '5.2.1 mailbox disabled', true],
    ['DATA', 550, '5.1.1 mailbox unknown', true],
    // Of the shop or its own server, which the operator can mend: no mail is to be lost by it.
    ['RCPT', 550, '5.7.1 relaying denied', false],
    ['RCPT', 550, 'relay not permitted', false],
    ['RCPT', 554, '5.7.1 access denied', false],
    ['RCPT', 552, '5.2.2 mailbox full', false],
    ['RCPT', 550, '5.1.8 sender domain unknown', false],
    ['RCPT', 503, 'bad sequence', false],
    ['MAIL', 550, '5.1.1 sender unknown', false],
    ['MAIL', 553, 'not owned by user', false],
    ['DATA', 554, 'looks like spam', false],
  ])('%s answered by %i %s is for good: %s', async (when, responseCode, words, forGood) => {
    const refused = Object.assign(new Error(words), { responseCode })
    const { mailer } = await mailServer({
      onMailFrom: (_from, _session, done) => done(when === 'MAIL' ? refused : null),
      onRcptTo: (_to, _session, done) => done(when === 'RCPT' ? refused : null),
      onData: (stream, _session, done) => void stream.resume().on('end', () => done(when === 'DATA' ? refused : null)),
    })
    const said = await mailer.send(letter, never, ignored).catch((cause: unknown) => cause)
    expect([said instanceof Error, said instanceof MailRefusedError]).toEqual([true, forGood])
  })

  test.each([
    ['greets and hangs', 'EHLO', false],
    ['hangs over the recipient', 'RCPT', false],
    ['hangs over the text', 'DATA', true],
  ])('of a server that %s is known whether it may have the mail', async (_, at, begun) => {
    let reached = false
    const hang = () => {
      reached = true
    }
    const { mailer } = await mailServer({
      onConnect: (_session, done) => (at === 'EHLO' ? hang() : done()),
      onRcptTo: (_to, _session, done) => (at === 'RCPT' ? hang() : done()),
      onData: (stream) => void stream.resume().on('end', hang),
    })
    const breakOff = new AbortController()
    let mayHaveIt = false
    const sending = mailer.send(letter, breakOff.signal, () => {
      mayHaveIt = true
    })
    await until(() => expect(reached).toBe(true))
    breakOff.abort(new Error('The shop stops.'))
    await expect(sending).rejects.toThrow('The shop stops.')
    expect(mayHaveIt).toBe(begun)
  })

  test('a password that the server does not take refuses no mail: the operator can mend it', async () => {
    const { port } = await mailServer({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    })
    const mailer = createSmtpMailer(`smtp://shop:wrong@127.0.0.1:${port}?ignoreTLS=true`)
    const said = await mailer.send(letter, never, ignored).catch((cause: unknown) => cause)
    expect([said instanceof MailRefusedError, String(said)]).toEqual([false, 'Error: The mail server did not take the mail: EAUTH 535'])
  })

  test.each([
    ['that never greets', ''],
    ['that greets and hangs', '220 hello\r\n'],
  ])('a server %s is given up by itself', async (_, greeting) => {
    const { url } = await hangingServer(greeting)
    const mailer = createSmtpMailer(url, { timeouts: { connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 } })
    await expect(mailer.send(letter, never, ignored)).rejects.toThrow('The mail server did not take the mail: ETIMEDOUT')
  })

  test('a mail that is broken off goes no further, and its connection ends', async () => {
    const { url, sockets } = await hangingServer('220 hello\r\n')
    const breakOff = new AbortController()
    const patient = { connectionTimeout: 600_000, greetingTimeout: 600_000, socketTimeout: 600_000 }
    const sending = createSmtpMailer(url, { timeouts: patient }).send(letter, breakOff.signal, ignored)
    await until(() => expect(sockets).toHaveLength(1))
    const [ended] = sockets.map((socket) => once(socket.resume(), 'close'))
    breakOff.abort(new Error('Not in time'))
    await expect(sending).rejects.toThrow('Not in time')
    await ended
  })

  test('a mail has one name, however often it is tried', async () => {
    const { received, mailer } = await mailServer()
    for (const _ of [1, 2]) await mailer.send(letter, never, ignored)
    expect(received.map(({ mail }) => mail.messageId)).toEqual(['<volt.1.0@volt.example>', '<volt.1.0@volt.example>'])
  })

  test('the person who asked gets the usual answer, and the operator is told', async () => {
    const { mailer, port, close } = await mailServer()
    await close()
    expect(port).toBeGreaterThan(0)
    const shop = accountShop(db, { mailer })
    const email = await accountShop(db).member()
    expect((await shop.call('sendForgetPasswordVerifyEmail', { email })).result).toEqual({ sent: true })
    expect(shop.reports.join()).toContain('The mail server did not take the mail: ESOCKET')
  })
})
