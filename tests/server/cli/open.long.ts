import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { ServerSettings } from '#server/cli/command.ts'
import { askShopQuestions } from '#server/cli/open/ask.ts'
import { sampleShop } from '#server/cli/open/sample.ts'
import { runShopCommand } from '#server/cli/run-command.ts'
import { startListening } from '#server/listen.ts'
import { atTheEnd, closedAtTheEnd } from '../../support/at-the-end.ts'
import { mailServer } from '../mail/support/mail-server.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const folder = mkdtempSync(join(tmpdir(), 'armature-open-'))
atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
const path = (name: string) => join(folder, name)
const write = (name: string, content: unknown) => {
  writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content))
  return path(name)
}
const nowhere: ServerSettings = {
  baseUrl: 'http://localhost:1',
  hasPublicUrl: false,
  smtpUrl: undefined,
  mailFrom: undefined,
  canAcceptCardPayments: false,
}
const type = (surroundings: ServerSettings, ...words: string[]) =>
  runShopCommand({ ...shop.host, serverSettings: surroundings }, words, 'ann', (_, cause) => shop.reports.push(cause), folder)
const matterOf = (out: string, name: string) => JSON.parse(out).matters.find(({ matter }: { matter: string }) => matter === name)
const opened = async (content: unknown) => {
  const { exit, out, err } = await type(nowhere, 'open', '--file', write('shop.json', content), '--no-mail', '--json')
  expect(err + exit).toBe('0')
  return JSON.parse(out)
}

/** Something that answers everything with the same. */
const answers = (value: unknown) => new Hono().get('*', (context) => context.json(value))

const lake = { ...sampleShop, id: 'lake', hosts: ['lake.localhost'] }
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" onload="steal()"><script>steal()</script><a href="https://x.example"><path d="M0 0h9"/></a><image href="https://x.example/a.png"/><rect width="80" height="40" fill="#0b5f73" onclick="x()"/></svg>'

describe('open --file', () => {
  test('opens a shop with all that the file says, which answers under its name with its colours, terms and pages', async () => {
    write('terms.md', '# Our terms\n\nBought is bought at {{shop}}.')
    write('logo.svg', MARK)
    const said = await opened({ ...lake, logo: 'logo.svg', pages: { terms: 'terms.md' } })
    expect(said).toMatchObject({ tenantId: 'lake', isNew: true, ready: false })
    const at = (to: string) => shop.again().request(`http://lake.localhost${to}`)
    const config = await (await at('/config.json')).json()
    expect(config).toMatchObject({
      ...{ tenantId: 'lake', name: 'Lakeside Parts', email: 'counter@lakeside.example', accent: { light: '#0b5f73', onLight: '#ffffff' } },
      ...{ payments: ['bank-transfer', 'invoice', 'counter'], locales: { codes: ['en-US', 'de'], default: 'en-US' } },
    })
    expect(config.legal).toContainEqual({ label: 'Imprint', url: '/marketing/page/contact' })
    expect(config.words.de.legal).toContainEqual({ label: 'AGB', url: '/marketing/page/terms' })
    expect(config.packKey).toMatch(/^[\w-]{20,}$/)
    expect(await (await at('/marketing/page/terms')).text()).toContain('Bought is bought at')
    expect(await shop.json('terms show --tenant lake')).toMatchObject({
      taxes: [{ country: 'US', region: 'WI', rate: 5.5 }],
      deliveries: [{ method: 'standard', freeFrom: 250, steps: [{ price: 8.95 }, { price: 19.95 }] }, { name: 'Air parcel' }],
      counter: { region: 'WI' },
      payments: ['invoice', 'collection'],
    })
    expect((await shop.audited('lake')).map(({ who, action }) => `${who}: ${action}`)).toEqual(['operator ann: open'])
  })

  test('its logo is kept without what runs or loads, at an address that names its content', async () => {
    const { logoUrl } = await (await shop.again().request('http://lake.localhost/config.json')).json()
    expect(logoUrl).toMatch(/^\/images\/own\/logo-[0-9a-f]{16}\.svg$/)
    const reply = await shop.again().request(`http://lake.localhost${logoUrl}`)
    expect([reply.status, reply.headers.get('Content-Type'), reply.headers.get('Cache-Control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=2592000, immutable',
    ])
    const drawn = await reply.text()
    expect(drawn).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#0b5f73"></rect></svg>',
    )
    const again = await shop
      .again()
      .request(`http://lake.localhost${logoUrl}`, { headers: { 'If-None-Match': reply.headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
    expect((await shop.again().request(`http://${shop.special.host}${logoUrl}`)).status).toBe(404)
  })

  test('the same file twice changes nothing; another says old → new; what it leaves out stays', async () => {
    write('shop.json', { ...lake, logo: 'logo.svg', pages: { terms: 'terms.md' } })
    expect((await type(nowhere, 'open', '--file', 'shop.json', '--no-mail')).out).toContain(
      'The shop lake is as the file says. Nothing was changed.',
    )
    expect(await shop.audited('lake')).toHaveLength(1)
    const said = await opened({
      id: 'lake',
      contact: { phone: '+1 414 555 0199' },
      taxes: [{ country: 'US', region: 'WI', name: 'Wisconsin sales tax', rate: 6 }],
    })
    expect(said.differences).toEqual([
      { what: 'phone', old: '+1 414 555 0133', new: '+1 414 555 0199' },
      { what: 'tax in US WI', old: '5.5 % Wisconsin sales tax, on shipping', new: '6 % Wisconsin sales tax' },
    ])
    expect(await shop.json('terms show --tenant lake')).toMatchObject({ bank: lake.bank, deliveries: [{}, {}] })
    const { logoUrl } = await (await shop.again().request('http://lake.localhost/config.json')).json()
    expect(logoUrl).toContain('/images/own/')
    expect((await opened({ id: 'lake', logo: '' })).differences).toMatchObject([{ what: 'logo', new: 'drawn from the name' }])
    expect((await (await shop.again().request('http://lake.localhost/config.json')).json()).logoUrl).toBe('/images/logo.svg')
  })

  test.each([
    [{ name: 'X' }, 'id: this is missing.'],
    [{ id: 'X Y' }, 'id: The id of a shop has small letters, digits and dashes, at most 32. (found "X Y")'],
    [{ ...lake, colour: '#fff' }, 'colour: there is no such field. There is id, name, hosts'],
    [{ ...lake, contact: { mail: 'x' } }, 'contact.mail: there is no such field.'],
    [{ ...lake, accent: 'teal' }, 'accent: A colour looks like "#f5a300".'],
    [{ ...lake, accent: { light: '#0b5f73', dark: '#101010' } }, 'accent.dark: #101010 can hardly be seen on a dark screen.'],
    [{ ...lake, hosts: ['https://x.example'] }, 'hosts[0]: A host name looks like parts.example.com, without https:// and without port.'],
    [{ ...lake, country: 'Germany' }, 'country: A country is its code of two capital letters'],
    [{ ...lake, country: 'QQ' }, 'country: A country is its code of two capital letters'],
    [{ ...lake, timeZone: 'CET' }, 'timeZone: There is no time zone “CET”. Say the IANA name'],
    [{ ...lake, timeZone: 6 }, 'timeZone: timeZone is the IANA name of a time zone, such as America/Chicago or Europe/Berlin.'],
    [{ ...lake, languages: ['tlh'] }, 'languages[0]: There is en-US and de.'],
    [
      { ...lake, taxes: [{ country: 'US', name: 'T', rate: 550 }] },
      'taxes[0].rate: rate is a percentage from 0 to 100, such as 5.5. (found 550)',
    ],
    [
      {
        ...lake,
        taxes: [
          { country: 'US', name: 'T', rate: 5 },
          { country: 'US', name: 'S', rate: 6 },
        ],
      },
      'taxes: Two taxes name the same place.',
    ],
    [
      { ...lake, deliveries: [{ method: 'drone', countries: ['US'], steps: [{ upToKg: 1, price: 1 }], days: [1, 2] }] },
      'deliveries[0].method: A method is standard, express or freight.',
    ],
    [
      {
        ...lake,
        deliveries: [
          {
            method: 'standard',
            countries: ['US'],
            steps: [
              { upToKg: 9, price: 1 },
              { upToKg: 1, price: 2 },
            ],
            days: [1, 2],
          },
        ],
      },
      'deliveries[0].steps: steps go from light to heavy.',
    ],
    [
      { ...lake, deliveries: [{ method: 'standard', countries: ['US'], steps: [{ upToKg: 9, price: 1.005 }], days: [2, 1] }] },
      'days is the least and then the most',
    ],
    [{ ...lake, payments: ['cash'] }, 'payments[0]: A way of paying is invoice, collection, card.'],
    [{ ...lake, logo: 'none.svg' }, 'logo: the file none.svg cannot be read from'],
    [{ ...lake, logo: 'text.svg' }, 'logo: A logo is an SVG or a PNG file; this is neither.'],
    [{ ...lake, logo: 'wide.svg' }, 'logo: A logo is at most 4 times as wide as it is high'],
    [{ ...lake, logo: 'entity.svg' }, 'logo: This SVG file defines entities, which are not taken.'],
    [{ ...lake, pages: { terms: 'none.md' } }, 'pages.terms: the file none.md cannot be read from'],
    [{ ...lake, pages: { terms: 'bad.md' } }, 'pages.terms, bad.md: Nothing was changed. This is not taken:\nLine 3:'],
    [{ ...lake, hosts: [shop.special.host] }, `hosts: the shop ${shop.special.id} answers one of these already.`],
    [{ id: 'new' }, 'The shop new is new, and this is missing:\nname: say what customers read'],
    ['{', 'is no JSON'],
  ])('refuses %j', async (content, sentence) => {
    write('text.svg', 'hello')
    write('wide.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 40"/>')
    write('entity.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>')
    write('bad.md', '# T\n\n<script>x</script>')
    const before = await shop.db.selectFrom('tenant').select(['id', 'name', 'branding']).orderBy('id').execute()
    const { exit, err } = await type(nowhere, 'open', '--file', write('shop.json', content))
    expect(exit).toBeGreaterThan(0)
    expect(err).toContain(sentence)
    expect(await shop.db.selectFrom('tenant').select(['id', 'name', 'branding']).orderBy('id').execute()).toEqual(before)
  })

  test('without a file and a terminal it says what to do; the sample and its schema fit each other', async () => {
    expect((await type(nowhere, 'open')).err).toContain('Say --file shop.json')
    const sample = JSON.parse((await type(nowhere, 'open', '--sample')).out)
    const schema = JSON.parse((await type(nowhere, 'open', '--schema')).out)
    expect(Object.keys(sample).filter((name) => !(name in schema.properties))).toEqual([])
    expect(JSON.parse(readFileSync('tests/support/import/shop.json', 'utf8'))).toEqual(sample)
  })
})

describe('open --check', () => {
  test('names what is missing and what to type, and ends with 1; with 0 once all is there', async () => {
    const server = closedAtTheEnd(await startListening(shop.again(), 'localhost', 0))
    const { received, port } = await mailServer()
    const around: ServerSettings = { ...nowhere, baseUrl: server.url, hasPublicUrl: true, smtpUrl: `smtp://127.0.0.1:${port}` }
    await opened({
      ...lake,
      id: 'bay',
      hosts: ['bay.localhost'],
      bank: [],
      deliveries: [],
      counter: false,
      payments: ['invoice', 'card'],
      taxes: [],
      timeZone: 'UTC',
    })
    const poor = await type(nowhere, 'open', '--check', 'bay', '--json')
    expect(poor.exit).toBe(1)
    for (const [name, state, says] of [
      ['host', 'missing', 'http://bay.localhost:1 refuses connections.'],
      ['mail', 'missing', 'SMTP_URL is not set'],
      ['bank', 'missing', 'are not told where to'],
      ['cards', 'warning', 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set'],
      ['delivery', 'missing', 'Nothing is sent to US'],
      ['taxes', 'warning', 'No tax is added in US'],
      ['parts', 'missing', 'There is no part.'],
      ['legal pages', 'warning', 'As they came with the shop: terms, privacy, warranty.'],
      ['PUBLIC_URL', 'warning', 'It is not set'],
      ['time zone', 'warning', 'Days of offers, coupons and statistics are those of UTC.'],
    ]) {
      const found = matterOf(poor.out, name ?? '')
      expect([name, found.state], name).toEqual([name, state])
      expect(found.says).toContain(says)
      expect(found.mend).not.toBe('')
    }
    await opened({ ...lake, id: 'bay', hosts: ['bay.localhost'] })
    await sql`
      insert into part select (jsonb_populate_record(part, jsonb_build_object('id', nextval(pg_get_serial_sequence('part_version', 'id')), 'tenant_id', 'bay'))).*
      from part where tenant_id = ${shop.general} and stock > 0 and price > 0 and not ended limit 1`.execute(shop.db)
    const rich = await type(around, 'open', '--check', 'bay', '--mail-to', 'ann@bay.example')
    expect(rich.out).toContain('ok       host         bay.localhost answers with this shop.')
    expect(rich.out).toContain('bay can take its first order.')
    expect(rich.exit).toBe(0)
    expect(received.map(({ to, mail }) => [to, mail.subject])).toEqual([[['ann@bay.example'], 'Test mail of Lakeside Parts']])
  })

  test('says which other shop answers, and the mail server’s own words', async () => {
    const server = closedAtTheEnd(await startListening(shop.again(), 'localhost', 0))
    const { port } = await mailServer({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('Sender not owned by user'), { responseCode: 553 })),
    })
    const around: ServerSettings = { ...nowhere, baseUrl: server.url, smtpUrl: `smtp://127.0.0.1:${port}` }
    const { out } = await type(around, 'open', '--check', shop.special.id, '--json', '--mail-to', 'a@b.example')
    expect(matterOf(out, 'mail')).toMatchObject({ state: 'missing', says: expect.stringContaining('Sender not owned by user') })
    expect(matterOf(out, 'host').state).toBe('ok')
    await shop.db
      .updateTable('tenant')
      .set({ hosts: ['moved.localhost'] })
      .where('id', '=', shop.special.id)
      .execute()
    const stranger = closedAtTheEnd(await startListening(answers({ tenantId: 'general', name: 'Crankworks' }), 'localhost', 0))
    const moved = await type({ ...nowhere, baseUrl: stranger.url }, 'open', '--check', shop.special.id, '--json', '--no-mail')
    expect(matterOf(moved.out, 'host')).toMatchObject({
      state: 'missing',
      says: expect.stringContaining('is answered by the shop general (Crankworks)'),
    })
    const program = closedAtTheEnd(await startListening(answers('It works!'), 'localhost', 0))
    const wrong = await type({ ...nowhere, baseUrl: program.url }, 'open', '--check', shop.special.id, '--json', '--no-mail')
    expect(matterOf(wrong.out, 'host').says).toContain('is answered by another program')
    const unknown = await type({ ...nowhere, baseUrl: 'https://shop.invalid' }, 'open', '--check', shop.general, '--json', '--no-mail')
    expect(matterOf(unknown.out, 'host').says).toMatch(/is not known in DNS|cannot be looked up/)
    await shop.db
      .updateTable('tenant')
      .set({ hosts: [shop.special.host] })
      .where('id', '=', shop.special.id)
      .execute()
  })

  test('a shop in Germany also needs an imprint and the right of withdrawal', async () => {
    await opened({
      ...lake,
      id: 'elbe',
      hosts: ['elbe.localhost'],
      country: 'DE',
      languages: ['de'],
      counter: false,
      deliveries: [],
      taxes: [],
    })
    const { out } = await type(nowhere, 'open', '--check', 'elbe', '--json', '--no-mail')
    expect(matterOf(out, 'legal pages')).toMatchObject({
      state: 'missing',
      says: expect.stringContaining('imprint'),
      mend: 'npm run shop -- pages set imprint --file imprint.md --tenant elbe',
    })
    write('impressum.md', '# Impressum\n\nElbe Teile GmbH')
    write('widerruf.md', '# Widerruf\n\n14 Tage')
    await opened({ id: 'elbe', pages: { imprint: { de: 'impressum.md' }, withdrawal: { de: 'widerruf.md' } } })
    expect(matterOf((await type(nowhere, 'open', '--check', 'elbe', '--json', '--no-mail')).out, 'legal pages').state).toBe('warning')
    const { legal } = await (await shop.again().request('http://elbe.localhost/config.json')).json()
    expect(legal).toContainEqual({ label: 'Impressum', url: '/marketing/page/imprint' })
    expect(legal).toContainEqual({ label: 'Widerruf', url: '/marketing/page/withdrawal' })
  })
})

test('only the ways of paying that the shop takes are offered', async () => {
  const { ada } = await shop.order()
  const offered = async () => (await shop.quote(ada, { delivery: 'collection' })).payments.map(({ id }) => id)
  expect(await offered()).toEqual(['invoice', 'collection'])
  write('terms.json', { payments: ['invoice'] })
  expect((await type(nowhere, 'terms', 'set', '--file', 'terms.json', '--tenant', shop.general)).out).toContain(
    'paid by  all that the server has → invoice',
  )
  expect(await offered()).toEqual(['invoice'])
  expect((await type(nowhere, 'terms', 'set', '--file', write('terms.json', { taxs: [] }), '--tenant', shop.general)).err).toContain(
    'taxs: there is no such field.',
  )
  const said = await shop.json(`terms show --tenant ${shop.special.id}`)
  expect((await type(nowhere, 'terms', 'set', '--file', write('terms.json', said), '--tenant', shop.special.id)).out).toBe(
    'Nothing was changed.\n',
  )
})

describe('asked in a terminal', () => {
  const asked = (file: string, answers: readonly string[]) => {
    const [left, shown] = [[...answers], [] as string[]]
    const question = async (text: string) => {
      shown.push(text)
      const answer = left.shift()
      if (answer === undefined) throw new Error('hung up')
      return answer
    }
    return { shown, done: askShopQuestions(file, { question, print: (text) => void shown.push(text) }) }
  }

  test('checks each answer at once, keeps what was answered, and goes on there', async () => {
    const file = path('asked.json')
    const first = asked(file, ['', 'Pier Parts', '', 'pier parts', 'pier.localhost', 'One line', 'blue', '#104070'])
    await expect(first.done).rejects.toThrow('hung up')
    expect(first.shown).toContain('  This is needed.')
    expect(first.shown).toContain('Its short id, for commands (small letters, digits, dashes) [pier-parts]: ')
    expect(first.shown.some((said) => said.includes('A colour looks like'))).toBe(true)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Pier Parts', id: 'pier-parts' })
    const second = asked(file, [
      'none.png',
      '',
      '+1 414 555 0100',
      'desk@pier.example',
      '',
      '',
      '',
      '',
      'Chicago',
      'America/Chicago',
      '',
      '',
      '',
      '',
      'US WI five',
      'US WI 5.5 Wisconsin sales tax',
      '',
      'Pier 4',
      '',
      '',
      '',
      'Pier Parts; Bank; 00',
      '',
      '',
    ])
    await second.done
    expect(second.shown[0]).toContain('Going on with')
    expect(second.shown.some((said) => said.includes('the file none.png cannot be read'))).toBe(true)
    expect(second.shown.some((said) => said.includes('“US WI five” is no tax.'))).toBe(true)
    expect(second.shown.some((said) => said.includes('There is no time zone “Chicago”. Did you mean America/Chicago?'))).toBe(true)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      taxes: [{ region: 'WI', rate: 5.5 }],
      counter: { hint: 'Pier 4' },
      bank: ['Pier Parts', 'Bank', '00'],
      country: 'US',
      timeZone: 'America/Chicago',
    })
    await asked(file, []).done
    const { exit, out } = await type(nowhere, 'open', '--file', file, '--no-mail')
    expect([exit, out.includes('The shop pier-parts is open. Prices are in US dollars')]).toEqual([0, true])
  })
})
