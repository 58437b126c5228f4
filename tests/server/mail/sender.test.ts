import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/limits.ts'
import { purgeExpired } from '#server/db/purge-expired.ts'
import { type Mailer, MailRefusedError } from '#server/mail/port.ts'
import { createSmtpMailer } from '#server/mail/smtp.ts'
import { accountDatabase } from '../account/support/database.ts'
import { MINUTE_MS } from '../account/support/shop.ts'
import { hangingServer, mailServer } from './support/mail-server.ts'
import { heldMailer, outboxOf, until } from './support/outbox.ts'

let outbox: ReturnType<typeof outboxOf>
const db = await accountDatabase()
beforeEach(async () => {
  await db.deleteFrom('mail_outbox').execute()
  outbox = outboxOf(db)
})
const nobodyTakes = { send: () => Promise.reject(new Error('The mail server is away')) }

describe('a mail', () => {
  test('is sent with all that was written, and then is nowhere any more', async () => {
    await outbox.write('ada@example.com', { subject: 'Your code' })
    const shop = outbox.working()
    await shop.sendAll()
    expect(shop.arrived).toEqual([
      {
        ...{
          id: expect.stringMatching(/^volt\.\d+\.\d+$/),
          tenantId: 'volt',
          to: 'ada@example.com',
          subject: 'Your code',
          text: 'x',
          html: 'x',
        },
        from: { name: 'Volt', address: 'shop@volt.example' },
      },
    ])
    expect([await outbox.waiting(), shop.said]).toEqual([[], []])
  })

  test('that cannot be handed over waits a minute, then ever longer, an hour at most, and days later is dropped', async () => {
    await outbox.write('ada@example.com')
    const start = outbox.clock.time
    const tries: number[] = []
    const shop = outbox.process({
      send: () => {
        tries.push((outbox.clock.time - start) / MINUTE_MS)
        return nobodyTakes.send()
      },
    })
    for (const minute of [0, 0.9, 1, 2.9, 3, 6.9, 7, 14.9, 15, 30.9, 31, 62.9, 63, 122.9, 123, 182.9, 183]) {
      outbox.clock.time = start + minute * MINUTE_MS
      await shop.sendAll()
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183])
    outbox.clock.time = start + 3 * DAY_MS
    shop.said.length = 0
    await shop.sendAll()
    expect([await outbox.waiting(), shop.said]).toEqual([[], ['Mails were dropped: 1 could not be sent for as long as they were of use.']])
  })

  test('that is refused for good goes, and the operator is told', async () => {
    await outbox.write('ada@example.com')
    const shop = outbox.process({ send: () => Promise.reject(new MailRefusedError('550')) })
    for (const _ of [1, 2]) await shop.sendAll()
    expect([await outbox.waiting(), shop.said]).toEqual([[], ['A mail was refused for good and is not sent: 550']])
  })

  test('that nobody wants any more is purged where nobody sends', async () => {
    await outbox.write('ada@example.com', { goodMs: MINUTE_MS })
    await outbox.write('bob@example.com')
    await purgeExpired(db, outbox.clock.time + 2 * 60 * MINUTE_MS)
    expect(await outbox.waiting()).toEqual(['bob@example.com'])
  })
})

describe('a mail server that is away', () => {
  test('is reported once a minute, not once a mail, and again when it had been back', async () => {
    for (let at = 0; at < 20; at += 1) await outbox.write(`person${at}@example.com`)
    let away = true
    const shop = outbox.process({ send: () => (away ? nobodyTakes.send() : Promise.resolve()) })
    await shop.sendAll()
    expect(shop.said).toEqual(['Mails could not be sent now and wait: The mail server is away'])
    outbox.clock.time += MINUTE_MS
    await shop.sendAll()
    expect(shop.said).toHaveLength(2)
    away = false
    outbox.clock.time += 2 * MINUTE_MS
    await shop.sendAll()
    expect(await outbox.waiting()).toEqual([])
    away = true
    await outbox.write('late@example.com')
    await shop.sendAll()
    expect(shop.said).toHaveLength(3)
  })

  test('that greets and hangs: the mail is given up in time, and sent once when the server is well again', async () => {
    await outbox.write('ada@example.com')
    const sick = await hangingServer('220 hello\r\n')
    const impatient = outbox.process(createSmtpMailer(sick.url), { maxSendMs: 50 })
    await impatient.sendAll()
    expect([await outbox.rows(), impatient.said]).toEqual([
      [{ sent_to: 'ada@example.com', tries: 1, sending_until: null }],
      ['Mails could not be sent now and wait: The mail server has not taken the mail in time.'],
    ])
    await sick.close()
    const well = await mailServer({}, sick.port)
    outbox.clock.time += MINUTE_MS
    const shop = outbox.process(createSmtpMailer(sick.url))
    for (const _ of [1, 2]) await shop.sendAll()
    expect([well.received.map(({ to }) => to), await outbox.waiting()]).toEqual([[['ada@example.com']], []])
  })

  test('hangs over one mail only: those to others go out meanwhile, those to the same mailbox after it, in their order', async () => {
    const stuck = heldMailer()
    const arrived: string[] = []
    const shop = outbox.process({
      send: async (mail, signal) => {
        if (mail.subject === 'first') await stuck.mailer.send(mail, signal, () => undefined)
        arrived.push(mail.subject)
      },
    })
    for (const subject of ['first', 'second', 'third']) await outbox.write('ada@example.com', { subject })
    const others = Array.from({ length: 9 }, (_, at) => `other${at}@example.com`)
    for (const to of others) await outbox.write(to)
    shop.wake()
    await until(() => expect(arrived.toSorted()).toEqual(others))
    stuck.held[0]?.taken()
    await shop.idle()
    expect(arrived.slice(others.length)).toEqual(['first', 'second', 'third'])
  })
})

test('a code overtakes news of orders, of the same mailbox too; what was put off holds nobody up', async () => {
  await outbox.write('ada@example.com', { subject: 'put off' })
  await outbox.process(nobodyTakes).sendAll()
  for (const subject of ['shipped', 'delivered']) await outbox.write('ada@example.com', { subject })
  await outbox.write('ada@example.com', { subject: 'code', goodMs: 15 * MINUTE_MS })
  const shop = outbox.working()
  await shop.sendAll()
  expect(shop.arrived.map(({ subject }) => subject)).toEqual(['code', 'shipped', 'delivered'])
  expect(await outbox.rows()).toMatchObject([{ tries: 1 }])
})

describe('two processes on one outbox', () => {
  test('send one copy of each mail', async () => {
    const people = Array.from({ length: 40 }, (_, at) => `person${String(at).padStart(2, '0')}@example.com`)
    for (const to of people) await outbox.write(to)
    const shops = [outbox.working(), outbox.working()]
    await Promise.all(shops.flatMap(({ sendAll }) => [sendAll(), sendAll(), sendAll()]))
    const arrived = shops.flatMap((shop) => shop.arrived.map(({ to }) => to))
    expect([arrived.toSorted(), await outbox.waiting()]).toEqual([people, []])
  })

  test('the other one does not take what may still be on its way, for as long as one mail may take', async () => {
    await outbox.write('ada@example.com')
    const slow = heldMailer()
    const first = outbox.process(slow.mailer)
    first.wake()
    await until(() => expect(slow.held).toHaveLength(1))
    outbox.clock.time += 90_000
    const second = outbox.working()
    await second.sendAll()
    expect(second.arrived).toEqual([])
    slow.held[0]?.taken()
    await first.idle()
    outbox.clock.time += DAY_MS
    await second.sendAll()
    expect([second.arrived, await outbox.waiting()]).toEqual([[], []])
  })

  test('of a mail that was taken while its process was killed there is one more copy at most, under the same name', async () => {
    await outbox.write('ada@example.com')
    const dying = heldMailer()
    outbox.process(dying.mailer).wake()
    await until(() => expect(dying.held).toHaveLength(1))
    // The mail server has it; the process was killed before it could write that down.
    const next = outbox.working()
    await next.sendAll()
    expect(next.arrived).toEqual([])
    for (let minute = 0; minute < 10; minute += 1) {
      outbox.clock.time += MINUTE_MS
      await next.sendAll()
    }
    expect(next.arrived.map(({ id }) => id)).toEqual([dying.held[0]?.mail.id])
  })

  test('a database that goes away just when a mail was taken makes no second copy', async () => {
    await outbox.write('ada@example.com')
    let away = true
    const failing = new Proxy(db, {
      get: (target, key) => {
        const member: unknown = Reflect.get(target, key)
        if (key === 'deleteFrom' && away && shop.arrived.length > 0) throw new Error('The database is away')
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    const shop = outbox.working({ db: failing })
    await shop.sendAll()
    expect([shop.arrived.length, await outbox.waiting(), shop.said.join()]).toEqual([
      ...[1, ['ada@example.com']],
      expect.stringContaining('The database is away'),
    ])
    away = false
    outbox.clock.time += DAY_MS
    await shop.sendAll()
    expect([shop.arrived.length, await outbox.waiting()]).toEqual([1, []])
  })
})

describe('a process that stops', () => {
  test('finishes what the mail server takes in time, and begins nothing more', async () => {
    for (const to of ['ada@example.com', 'bob@example.com', 'cid@example.com', 'dan@example.com', 'eve@example.com']) await outbox.write(to)
    const shop = heldMailer()
    const process = outbox.process(shop.mailer)
    process.wake()
    await until(() => expect(shop.held).toHaveLength(4))
    const stopped = process.stop(60_000)
    for (const { taken } of shop.held) taken()
    await stopped
    process.wake()
    await process.idle()
    expect([await outbox.rows(), shop.held.length, process.said]).toEqual([
      ...[[{ sent_to: 'eve@example.com', tries: 0, sending_until: null }], 4, []],
    ])
  })

  test.each([
    ['breaks off what hangs', heldMailer().mailer],
    ['does not wait for a mailer that cannot break off', { send: () => new Promise<void>(() => undefined) }],
  ])('%s before its text and gives it back: another sends it at once', async (_, mailer) => {
    await outbox.write('ada@example.com')
    const process = outbox.process(mailer)
    process.wake()
    await until(async () => expect((await outbox.rows())[0]?.sending_until).not.toBeNull())
    await process.stop(20)
    const next = outbox.working()
    await next.sendAll()
    expect([next.arrived.map(({ to }) => to), process.said]).toEqual([['ada@example.com'], []])
  })

  test.each<[string, Mailer]>([
    [
      'is broken off',
      {
        send: (_mail, signal, textBegins) => {
          textBegins()
          return new Promise((_, failed) => signal.addEventListener('abort', () => failed(signal.reason)))
        },
      },
    ],
    [
      'cannot be broken off',
      {
        send: (_mail, _signal, textBegins) => {
          textBegins()
          return new Promise<void>(() => undefined)
        },
      },
    ],
  ])(
    'keeps its claim on a mail that %s after its text began, for it may have arrived: another sends it when the claim is over',
    async (_, mailer) => {
      await outbox.write('ada@example.com')
      let hasBegun = false
      const begins = (textBegins: () => void) => () => {
        hasBegun = true
        textBegins()
      }
      const process = outbox.process({ send: (mail, signal, textBegins) => mailer.send(mail, signal, begins(textBegins)) })
      process.wake()
      await until(async () => expect(hasBegun).toBe(true))
      await process.stop(20)
      const next = outbox.working()
      await next.sendAll()
      expect(next.arrived).toEqual([])
      outbox.clock.time += 3 * MINUTE_MS
      await next.sendAll()
      expect([next.arrived.map(({ to }) => to), process.said]).toEqual([['ada@example.com'], []])
    },
  )

  test('while a real mail server looks at a text that it has: the next process sends no second copy', async () => {
    await outbox.write('ada@example.com')
    const copies: (() => void)[] = []
    const slow = await mailServer({ onData: (stream, _session, done) => void stream.resume().on('end', () => copies.push(done)) })
    const process = outbox.process(slow.mailer)
    process.wake()
    await until(() => expect(copies).toHaveLength(1))
    await process.stop(20)
    const next = outbox.process(slow.mailer)
    await next.sendAll()
    expect(copies).toHaveLength(1)
    for (const done of copies) done()
  })
})
