import { describe, expect, test } from 'vitest'
import { createDatabaseMailer, readStoredMails } from '#server/mail/database.ts'
import { isDevMailEnabled, renderDevMailPage } from '#server/mail/dev-mail.ts'
import { accountDatabase } from '../account/support/database.ts'
import { accountShop, harbor, volt } from '../account/support/shop.ts'

const db = await accountDatabase()

describe('/dev/mail', () => {
  test("shows a tenant's kept mails, newest first, with a link that works and the code", async () => {
    const shop = accountShop(db)
    const keeping = accountShop(db, { mailer: createDatabaseMailer(db, shop.clock) })
    const email = await shop.registered()
    await keeping.call('sendEmailVerifyCode', { email })
    await keeping.call('sendForgetPasswordVerifyEmail', { email })
    const page = await renderDevMailPage('Volt & Söhne', await readStoredMails(db, volt), 'https://volt.example').text()
    const link = /<a href="https:\/\/volt\.example\/prod\/mail\/verify-link\?generate=([\w-]{43})">/.exec(page)
    expect((await shop.call('verifyEmailByLink', { generate: link?.[1] ?? '' })).result).toEqual({ verified: true, email })
    expect(page).toMatch(/^ {4}\d{6}$/m)
    expect(page.indexOf('A new password')).toBeLessThan(page.indexOf('Your code'))
    expect(await readStoredMails(db, harbor)).toEqual([])
  })

  test('shows a mail once that was handed over twice, because the shop was killed before it had noted the first time', async () => {
    const shop = accountShop(db)
    const mail = {
      id: 'volt.1.2',
      tenantId: volt,
      from: { name: 'Volt', address: 'shop@volt.example' },
      to: 'twice@example.com',
      subject: 'Once',
    }
    const { send } = createDatabaseMailer(db, shop.clock)
    for (let time = 0; time < 2; time += 1)
      await send({ ...mail, text: 'Text', html: '<p>Text</p>' }, new AbortController().signal, () => undefined)
    expect((await readStoredMails(db, volt)).filter(({ to }) => to === mail.to)).toHaveLength(1)
  })

  test('escapes everything, and makes links of the shop only', async () => {
    const evil = {
      id: '1',
      to: '"><script>1</script>@example.com',
      subject: '<b>&amp;</b>',
      text: `</pre><script>alert(1)</script> https://evil.example/x https://volt.example.evil/ https://volt.example/a?b=1&c="><i>`,
      sentAt: new Date('2026-11-21T08:00:00Z'),
    }
    const reply = renderDevMailPage('<Volt>', [evil], 'https://volt.example')
    const page = await reply.text()
    expect(page).not.toMatch(/<script|<b>|<i>|<Volt>/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toContain('&lt;b&gt;&amp;amp;&lt;/b&gt;')
    expect(page.match(/<a href="[^"]*"/g)).toEqual(['<a href="https://volt.example/a?b=1&amp;c="'])
  })

  test('runs no script, loads nothing from elsewhere, is kept by no cache and told to no other site', () => {
    const { headers } = renderDevMailPage('Volt', [], 'https://volt.example')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'/)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  })

  test.each([
    [{ host: 'localhost' }, true],
    [{ host: '0.0.0.0' }, false],
    [{ host: '0.0.0.0', devMail: true }, true],
    [{ host: 'localhost', databaseUrl: 'postgres://db/shop' }, false],
    [{ host: 'localhost', smtpUrl: 'smtp://mail' }, false],
    [{ host: 'localhost', smtpUrl: 'smtp://mail', devMail: true }, false],
    // Either says that somebody comes from outside: a name, or a proxy of ours.
    [{ host: 'localhost', publicUrl: 'https://shop.example' }, false],
    [{ host: 'localhost', publicUrl: 'http://shop.lan:8080' }, false],
    [{ host: 'localhost', trustProxy: 1 }, false],
    [{ host: '127.0.0.1', publicUrl: 'https://shop.example', trustProxy: 1 }, false],
    [{ host: 'localhost', publicUrl: 'http://localhost:8080' }, true],
    [{ host: 'localhost', publicUrl: 'http://harbor.localhost:8080', trustProxy: 0 }, true],
    [{ host: 'localhost', publicUrl: 'http://shop.lan:8080', devMail: true }, true],
    [{ host: '0.0.0.0', publicUrl: 'http://192.168.1.7:8080', devMail: true }, true],
    [{ host: 'localhost', trustProxy: 1, devMail: true }, false],
    [{ host: '0.0.0.0', publicUrl: 'http://192.168.1.7:8080', trustProxy: 1, devMail: true }, false],
    [{ host: '0.0.0.0', publicUrl: 'http://localhost:8080', trustProxy: 1, devMail: true }, true],
    [{ host: 'localhost', publicUrl: 'http://shop.example', devMail: true }, false],
    [{ host: 'localhost', publicUrl: 'https://shop.example', devMail: true }, false],
  ])('with %j it is open: %s', (facts, open) => {
    expect(isDevMailEnabled(facts)).toBe(open)
  })
})
