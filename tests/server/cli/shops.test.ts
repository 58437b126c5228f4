import { expect, test } from 'vitest'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { locales } from '#contract/locale/locales.ts'
import { contrastRatio } from '#drawings/signal.ts'
import { accentColoursFrom } from '#server/cli/accent.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { orderDataSource } from '#server/orders/personal.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()

const config = async (tenant: string, host: string) =>
  (await shop.again().request(`http://${host}/config.json`, { headers: { [TENANT_HEADER]: tenant } })).json()

test('tenants: both shops, the default one first, with the number of their parts', async () => {
  expect(await shop.json('tenants')).toMatchObject([
    { id: shop.general, isDefault: true },
    { id: shop.special.id, hosts: [shop.special.host] },
  ])
  const text = await shop.done('tenants list')
  expect(text.split('\n')).toHaveLength(3)
  expect(text).toContain(shop.special.host)
})

test('tenants set: changes what is named and nothing else, and the page says so', async () => {
  const before = await shop.json(`tenants show ${shop.special.id}`)
  const after = await shop.json(
    `tenants set ${shop.special.id} --accent #104070 --invoice-days 21 --bank One --bank Two --phone`,
    '+1 207 555 0100',
  )
  expect(after).toEqual({
    ...before,
    accent: accentColoursFrom('#104070'),
    phone: '+1 207 555 0100',
    invoiceDays: 21,
    bank: ['One', 'Two'],
  })
  expect(await config(shop.special.id, shop.special.host)).toMatchObject({
    phone: '+1 207 555 0100',
    accent: { light: '#104070' },
    name: before.name,
  })
  expect((await shop.audited(shop.special.id))[0]).toEqual({
    ...{ who: 'operator ann', action: 'tenants set' },
    facts: { accent: '#104070', invoiceDays: 21, bank: 'One, Two', phone: '+1 207 555 0100' },
  })
})

test('tenants set --sold-out: what the shop does with what is sold out until a known day; its pages and its app know it', async () => {
  expect(await shop.json(`tenants show ${shop.special.id}`)).toMatchObject({ soldOut: 'back-order' })
  expect(await shop.json(`tenants set ${shop.special.id} --sold-out wait`)).toMatchObject({ soldOut: 'wait' })
  expect(await config(shop.special.id, shop.special.host)).toMatchObject({ soldOut: 'wait' })
  expect(await shop.wrong(`tenants set ${shop.special.id} --sold-out never`)).toContain('back-order, wait')
  await shop.json(`tenants set ${shop.special.id} --sold-out back-order`)
})

test('tenants set: the languages of a shop, its own first, and all again', async () => {
  const set = (codes: string) => shop.json(`tenants set ${shop.special.id} --languages ${codes}`)
  expect(await set('de,en-US')).toMatchObject({ languages: ['de', 'en-US'] })
  expect(await config(shop.special.id, shop.special.host)).toMatchObject({ locales: { codes: ['de', 'en-US'], default: 'de' } })
  expect(await set('all')).toMatchObject({ languages: locales.all.map(({ code }) => code) })
  expect(await shop.wrong(`tenants set ${shop.special.id} --languages tlh`)).toContain('There is no language “tlh”.')
})

test('tenants set --in: what a shop says of itself in another language; its pages there say it, all others are as before', async () => {
  const set = (...words: [string, ...string[]]) => shop.json(`tenants set ${shop.special.id} ${words[0]}`, ...words.slice(1))
  const page = async (path: string) => (await shop.again().request(`http://${shop.special.host}${path}`)).text()
  await set('--languages en-US,de', '--tagline', 'Rotating electrics')
  expect(await set('--in de', '--tagline', 'Drehende Elektrik', '--hours', 'Montag bis Freitag')).toMatchObject({
    tagline: 'Rotating electrics',
    words: { de: { tagline: 'Drehende Elektrik', hours: 'Montag bis Freitag' } },
  })
  expect(await page('/de')).toContain('content="Drehende Elektrik.')
  expect(await page('/')).toContain('content="Rotating electrics.')
  expect(await set('--in de', '--hours', '')).toMatchObject({ words: { de: { tagline: 'Drehende Elektrik' } } })
  expect(await shop.wrong(`tenants set ${shop.special.id} --in de --phone 7`)).toBe(
    'With --in say --tagline, --address or --hours, and nothing else.',
  )
  expect(await shop.wrong(`tenants set ${shop.special.id} --in tlh --tagline x`)).toContain('There is no language “tlh”.')
})

test('tenants set: calls and pictures at another address, which its pages then may ask, and back', async () => {
  const set = (words: string) => shop.json(`tenants set ${shop.special.id} ${words}`)
  await set('--calls-at https://api.example/ --pictures-at https://cdn.example/pictures')
  expect(await config(shop.special.id, shop.special.host)).toMatchObject({
    ...{ baseUrl: 'https://api.example', imageBaseUrl: 'https://cdn.example/pictures', uploadBaseUrl: 'https://cdn.example/pictures' },
    logoUrl: 'https://cdn.example/pictures/logo.svg',
  })
  const policy = (await shop.again().request(`http://${shop.special.host}/`)).headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;")
  expect(policy).toContain("connect-src 'self' https://api.example https://cdn.example;")
  await set('--calls-at own --pictures-at own')
  expect(await config(shop.special.id, shop.special.host)).toMatchObject({ baseUrl: '', imageBaseUrl: '/images', uploadBaseUrl: '/images' })
})

test('tenants add: a shop of its own at its own address, that answers', async () => {
  expect(await shop.json('tenants add depot --name Depot --host depot.localhost --order-prefix DP')).toMatchObject({
    ...{ id: 'depot', isDefault: false, hosts: ['depot.localhost'], orderPrefix: 'DP' },
  })
  expect(await config('depot', 'depot.localhost')).toMatchObject({ tenantId: 'depot', name: 'Depot' })
  const page = await shop.again().request('http://depot.localhost/')
  expect([page.status, (await page.text()).includes('Depot')]).toEqual([200, true])
})

test.each([
  ['tenants add general --name X', 1, 'There is a shop general already'],
  ['tenants add other', 2, 'Say what it is called'],
  ['tenants add other --name Other', 2, 'Say under which host name'],
  ['tenants add other --name Other --host harbor.localhost', 1, 'answers one of these host names already'],
  ['tenants add Ot/her --name Other', 2, 'small letters, digits and dashes'],
  ['tenants set harbor', 2, 'Say what to change'],
  ['tenants set nope --phone 1', 1, 'There is no shop nope.'],
  ['tenants set general --host x.example', 1, 'answers every host that no other shop has'],
  ['tenants set harbor --accent red', 2, 'A colour looks like'],
  ['tenants set harbor --email nobody', 2, 'This is not an e-mail address.'],
  ['tenants set harbor --chat javascript:alert(1)', 2, 'An address begins with'],
])('%s is refused', async (line, exit, sentence) => {
  const said = await shop.type(line)
  expect(said.exit).toBe(exit)
  expect(said.err).toContain(sentence)
})

test('a colour gets inks that can be read, and is seen on a dark screen', () => {
  for (const hex of ['#000000', '#ffffff', '#f5a300', '#0b5f73', '#7a0019', '#808080']) {
    const { light, onLight, dark, onDark } = accentColoursFrom(hex)
    expect(
      Math.min(contrastRatio(light, onLight), contrastRatio(dark, onDark), contrastRatio(dark, '#161616')),
      hex,
    ).toBeGreaterThanOrEqual(4)
  }
})

test('audit list: latest first, about one thing, of one shop', async () => {
  const { number } = await shop.order()
  await shop.done(`orders pack ${number} --as Berta`)
  const [first] = await shop.json('audit list --limit 1')
  expect(first).toMatchObject({ tenant: shop.general, who: 'operator Berta', action: 'orders pack', about: number })
  expect(await shop.json(`audit list --about ${number.toLowerCase()} --tenant ${shop.special.id}`)).toEqual([])
  expect(await shop.done(`audit list --about ${number}`)).toContain('operator Berta')
})

test('status counts the rows of every table, and what customers are to be told still', async () => {
  const { rows, untold } = await shop.json('status')
  const counted = new Map(rows.map((row: { table: string; rows: number }) => [row.table, row.rows]))
  expect(counted.get('part_number')).toBeGreaterThan(Number(counted.get('part')))
  expect(untold).toBeGreaterThan(0)
  expect(await shop.done('status')).toContain('MB')
})

test('of a deleted account the audit keeps what was done, without tracking and words; the rest of a parcel can still be sent', async () => {
  const { ada, number, mcode } = await shop.order()
  await shop.done(`orders pack ${number}`)
  await shop.done(`orders ship ${number} --line ${mcode} --tracking ADA1`)
  await inTransaction(shop.db, async (trx) => orderDataSource.erase?.(trx, shop.general, ada.id))
  expect((await shop.audited(number)).map(({ facts }) => facts)).toEqual([{}, { lines: `1 × ${mcode}` }])
  expect(await shop.wrong(`orders ship ${number} --line ${mcode}:2`)).toContain('only 1 is left to send')
})

test('of a deleted account the price of no piece goes back twice: which were refunded by line is known still', async () => {
  const { ada, number, mcode } = await shop.order()
  await shop.done(`orders pay ${number}`)
  await shop.done(`orders refund ${number} --line ${mcode}`)
  await inTransaction(shop.db, async (trx) => orderDataSource.erase?.(trx, shop.general, ada.id))
  expect(await shop.wrong(`orders refund ${number} --line ${mcode}:2`)).toBe(
    `${number} holds 2 of ${mcode}, of which 1 was refunded already.`,
  )
})
