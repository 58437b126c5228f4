import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { TENANT_HEADER } from '#contract/envelope.ts'
import { callApp } from '../../support/call-app.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const here = (line: string) => `${line} --tenant ${shop.general}`
const folder = await mkdtemp(join(tmpdir(), 'zone-'))
const plain = { price: '100.00', was_price: null, price_steps: '[]', core_charge: '0.00', weight_g: 500 }

/** From now on it is so late. Servers look at their tenants once a second. */
const at = (time: string) => {
  shop.clock.time = Date.parse(time)
}
const config = async () =>
  (await shop.again({ clock: shop.clock }).request('http://localhost/config.json', { headers: { [TENANT_HEADER]: shop.general } })).json()
const live = (zone: string) => shop.done(`tenants set ${shop.general} --time-zone ${zone}`)

beforeEach(() => at('2026-11-21T08:00:00Z'))

describe('the time zone of a shop', () => {
  test('is UTC until it is said, is shown, stands in the audit, and the app is told', async () => {
    expect(await shop.json(`tenants show ${shop.general}`)).toMatchObject({ timeZone: 'UTC' })
    expect(await shop.json(`tenants set ${shop.general} --time-zone europe/berlin`)).toMatchObject({ timeZone: 'Europe/Berlin' })
    expect(await config()).toMatchObject({ timeZone: 'Europe/Berlin' })
    expect((await shop.audited(shop.general))[0]?.facts).toEqual({ timeZone: 'Europe/Berlin' })
    expect(await shop.json(`tenants set ${shop.general} --hours 8-17`)).toMatchObject({ timeZone: 'Europe/Berlin' })
    expect(await shop.json(`tenants show ${shop.special.id}`)).toMatchObject({ timeZone: 'UTC' })
  })

  test.each([
    [
      'Milwaukee',
      'There is no time zone “Milwaukee”. Say the IANA name of the shop’s zone, such as America/Chicago, Europe/Berlin or Asia/Kolkata.',
    ],
    ['Chicago', 'There is no time zone “Chicago”. Did you mean America/Chicago?'],
    ['+01:00', 'There is no time zone “+01:00”.'],
    ['EST', 'There is no time zone “EST”.'],
  ])('%s is none, and nothing is changed', async (typed, says) => {
    await live('Europe/Berlin')
    expect(await shop.wrong(`tenants set ${shop.general}`, '--time-zone', typed)).toContain(says)
    expect(await shop.json(`tenants show ${shop.general}`)).toMatchObject({ timeZone: 'Europe/Berlin' })
  })

  test('is a field of shop.json, which says what is wrong with it', async () => {
    const open = (zone: string) => ['open', '--no-mail', '--text', JSON.stringify({ id: shop.general, timeZone: zone })] as const
    const [first, ...more] = open('America/Chicago')
    expect(await shop.type(first, ...more)).toMatchObject({ out: expect.stringMatching(/time zone\s+Europe\/Berlin → America\/Chicago/) })
    const [, ...wrong] = open('Chicago')
    expect((await shop.type(first, ...wrong)).err).toContain('timeZone: There is no time zone “Chicago”. Did you mean America/Chicago?')
    expect(await shop.json(`tenants show ${shop.general}`)).toMatchObject({ timeZone: 'America/Chicago' })
  })
})

describe('an offer', () => {
  test('of Milwaukee until 28 November counts to the end of that day there', async () => {
    await live('America/Chicago')
    const mcode = await shop.part(plain)
    const added = await shop.json(
      here(`promotions add black-friday --name Friday --from 2026-11-27 --until 2026-11-28 --percent 10 --part ${mcode}`),
    )
    expect([added.starts_at, added.ends_at]).toEqual(['2026-11-27T06:00:00.000Z', '2026-11-29T06:00:00.000Z'])
    const price = async () => (await callApp(shop.app, 'productDetail', { mcode }, { tenant: shop.general })).result.price
    at('2026-11-27T05:59:59Z')
    expect(await price()).toBe(100)
    at('2026-11-27T06:00:00Z')
    expect(await price()).toBe(90)
    at('2026-11-29T05:59:00Z')
    expect(await price()).toBe(90)
    expect((await callApp(shop.app, 'promotionList', {}, { tenant: shop.general })).result.running).toMatchObject([
      { until: '2026-11-29T06:00:00.000Z' },
    ])
    at('2026-11-29T06:00:00Z')
    expect(await price()).toBe(100)
  })

  test('is listed by its days at the shop, as they were typed', async () => {
    await live('America/Chicago')
    const mcode = await shop.part(plain)
    at('2026-10-20T08:00:00Z')
    expect(
      await shop.done(here(`promotions add long-day --name Long --from 2026-11-01 --until 2026-11-01 --percent 10 --part ${mcode}`)),
    ).toContain('2026-11-01 to 2026-11-01 (America/Chicago)')
    await shop.done(
      here(`promotions add an-hour --name Hour --from 2026-11-01T12:00 --until 2026-11-01T19:00Z --percent 10 --part ${mcode}`),
    )
    const lines = (await shop.done(here('promotions list'))).split('\n').map((line) => line.replace(/ {2,}/g, ' | '))
    expect(lines[0]).toBe('id | shop | state | off or price | from | until | for | name')
    expect(lines.find((line) => line.startsWith('long-day'))).toContain('| 2026-11-01 | 2026-11-01 |')
    expect(lines.find((line) => line.startsWith('an-hour'))).toContain('| 2026-11-01 12:00 | 2026-11-01 13:00 |')
    expect(await shop.done(here('promotions show long-day'))).toMatch(/time zone +America\/Chicago/)
    expect(await shop.wrong(here(`promotions add bad --name Bad --until 2026-11-28T25:00 --percent 10 --part ${mcode}`))).toContain(
      'A time by the clocks at the shop looks like 2026-12-31T18:00.',
    )
    // The day on which the clocks go back has 25 hours, and the offer runs through all of them.
    expect(await shop.json(here('promotions show long-day'))).toMatchObject({
      from: '2026-11-01T05:00:00.000Z',
      until: '2026-11-02T06:00:00.000Z',
    })
  })

  test.each([
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-28', '2026-11-27T18:30:00.000Z', '2026-11-28T18:30:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ])('of one day in %s, %s, is one from %s to %s', async (zone, day, from, until) => {
    await live(zone)
    at('2026-01-05T08:00:00Z')
    const mcode = await shop.part(plain)
    const id = `day-${day}-${zone.replace('/', '-').toLowerCase()}`
    expect(
      await shop.json(here(`promotions add ${id} --name Day --from ${day} --until ${day} --percent 10 --part ${mcode}`)),
    ).toMatchObject({ starts_at: from, ends_at: until })
  })
})

describe('a coupon', () => {
  test('is good through its last day at the shop, and begins with the first', async () => {
    await live('Europe/Berlin')
    at('2026-11-26T08:00:00Z')
    expect(await shop.done(here('coupons add ADVENT --percent 10 --from 2026-11-28 --until 2026-11-29'))).toBe(
      `The coupon ADVENT takes 10 % off at ${shop.general}, from 2026-11-28 until 2026-11-29 (Europe/Berlin).`,
    )
    expect((await shop.json(here('coupons list'))).find(({ code }: { code: string }) => code === 'ADVENT')).toMatchObject({
      from: '2026-11-27T23:00:00.000Z',
      until: '2026-11-29T23:00:00.000Z',
    })
    expect(await shop.done(here('coupons list'))).toMatch(/ADVENT .* 2026-11-28 +2026-11-29 /)
    const ada = await shop.customer()
    await ada.add(await shop.part(plain), 1)
    const off = async () => (await shop.quote(ada, { coupon: 'ADVENT' })).sums.discount
    const early = await shop.quote(ada, { coupon: 'ADVENT' })
    expect(JSON.stringify([early.problems, early.reasons])).toContain('it begins on November 28, 2026')
    at('2026-11-27T22:59:59Z')
    expect(await off()).toBe(0)
    at('2026-11-27T23:00:00Z')
    expect(await off()).toBe(10)
    at('2026-11-29T22:59:59Z')
    expect(await off()).toBe(10)
    at('2026-11-29T23:00:00Z')
    expect(await off()).toBe(0)
  })
})

test('a lottery runs to the end of its last day at the shop', async () => {
  await live('America/Chicago')
  const made = await shop.json(here('lottery add autumn --name Autumn --points 10 --tickets 100 --rest 1 --until 2026-11-28'))
  expect(made).toMatchObject({ until: '2026-11-29T06:00:00.000Z' })
  expect(await shop.done(here('lottery list'))).toMatch(/2026-11-21 02:00 +2026-11-28 /)
})

test('a day on which more is expected has passed when it has passed at the shop', async () => {
  const mcode = await shop.part({ ...plain, stock: 0 })
  at('2026-11-29T05:59:59Z')
  await live('America/Chicago')
  expect(await shop.done(here(`parts stock set ${mcode} 0 --restock 2026-11-28`))).toContain('More is expected on 2026-11-28.')
  const stock = async () => (await callApp(shop.app, 'productDetail', { mcode }, { tenant: shop.general })).result.stock
  expect(await stock()).toMatchObject({ restockOn: '2026-11-28' })
  at('2026-11-29T06:00:00Z')
  expect(await shop.wrong(here(`parts stock set ${mcode} 0 --restock 2026-11-28`))).toContain('2026-11-28 has passed')
})

test('an export since a day begins with that day at the shop', async () => {
  await live('America/Chicago')
  const [late, early] = [await shop.part(plain), await shop.part(plain)]
  const changed = (mcode: string, when: string) =>
    shop.db.updateTable('part').set({ updated_at: when }).where('tenant_id', '=', shop.general).where('mcode', '=', mcode).execute()
  await changed(early, '2026-11-21T05:59:59Z')
  await changed(late, '2026-11-21T06:00:00Z')
  const file = join(folder, 'parts.csv')
  await shop.done(here(`export parts ${file} --since 2026-11-21`))
  const rows = await readFile(file, 'utf8')
  expect([rows.includes(late), rows.includes(early)]).toEqual([true, false])
})

test('imports are told which day it is at the shop', async () => {
  await live('Asia/Kolkata')
  at('2026-11-28T18:30:00Z')
  expect(await shop.json(here('import today'))).toEqual({ today: '2026-11-29', timeZone: 'Asia/Kolkata' })
})
