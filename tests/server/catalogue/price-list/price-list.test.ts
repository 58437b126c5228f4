import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { startListening } from '#server/listen.ts'
import { atTheEnd } from '../../../support/at-the-end.ts'
import { send } from '../../../support/call-app.ts'
import { cartShop } from '../../cart/support/shop.ts'

const shop = await cartShop()
const ada = await shop.customer()

const asked = (input: Record<string, unknown>, headers: Record<string, string> = {}, token = ada.token) =>
  send(shop.app, 'priceList', input, { tenant: shop.general, token, headers })
const BOM = '\uFEFF'
/** The lines of a list without quotes in it, parted. Response.text() takes the mark in front away, so bytes are read. */
async function table(reply: Response, mark = ','): Promise<{ heading: string[]; rows: string[][]; whole: string }> {
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer())
  const [first = '', ...lines] = whole.slice(0, -2).split('\r\n')
  return { whole, heading: first.replace(BOM, '').split(mark), rows: lines.map((line) => line.split(mark)) }
}
const codesIn = async (tenant: string) =>
  (await shop.db.selectFrom('part').select('mcode').where('tenant_id', '=', tenant).where('type', '!=', 'workwear').execute()).map(
    ({ mcode }) => mcode,
  )

describe('a price list', () => {
  test('of the whole shop has each of its parts once, and none of another tenant', async () => {
    const reply = await asked({ backCategoryId: 'all' })
    expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(reply.headers.get('Content-Disposition')).toBe('attachment; filename="price-list-2026-11-21.csv"')
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    const { whole, heading, rows } = await table(reply)
    expect(whole.startsWith(`${BOM}Part number,OE number,`)).toBe(true)
    expect(rows.map(([code]) => code).toSorted()).toEqual((await codesIn(shop.general)).toSorted())
    expect(reply.headers.get('X-File-Lines')).toBe(String(rows.length))
    expect(new Set(heading).size).toBe(heading.length)
  })

  test('of a category and of a family has those parts, and is named after them', async () => {
    const family = await shop.db
      .selectFrom('part')
      .select(['category_id', 'group_name'])
      .where('tenant_id', '=', shop.general)
      .where('category_id', 'like', '1__')
      .where('group_name', '!=', '')
      .executeTakeFirstOrThrow()
    const of = async (input: Record<string, unknown>) => {
      const reply = await asked(input)
      return { name: reply.headers.get('Content-Disposition'), codes: (await table(reply)).rows.map(([code]) => code).toSorted() }
    }
    const stored = async (only: { group?: string }) =>
      (
        await shop.db
          .selectFrom('part')
          .select('mcode')
          .where('tenant_id', '=', shop.general)
          .where('category_id', 'like', '1__')
          .$if(only.group !== undefined, (query) => query.where('group_name', '=', only.group ?? ''))
          .execute()
      )
        .map(({ mcode }) => mcode)
        .toSorted()
    const [starters, its] = [await of({ backCategoryId: '1' }), await of({ backCategoryId: '1', groupName: family.group_name })]
    expect(starters).toEqual({ name: 'attachment; filename="price-list-starters-2026-11-21.csv"', codes: await stored({}) })
    expect(its.codes).toEqual(await stored({ group: family.group_name }))
    expect(its.name).toMatch(/^attachment; filename="price-list-starters-[a-z0-9-]+-2026-11-21\.csv"$/)
  })

  test('has the prices that are to be paid: steps, core charge and the running promotion, with its end and the day', async () => {
    const ladder = JSON.stringify([
      { fromQty: 1, unitPrice: '100.00' },
      { fromQty: 10, unitPrice: '80.00' },
    ])
    const plain = { price: '100.00', was_price: null, price_steps: ladder, core_charge: '15.00', stock: 3 }
    const [offered, usual] = [await shop.part({ ...plain, name: 'Gear, "blue"' }), await shop.part(plain)]
    // Through the 22nd: its last day is what is said, as everywhere.
    await shop.promotion({ id: 'of-a-list', mcodes: [offered], percent: 15, ends_at: new Date('2026-11-23T00:00:00Z') })
    shop.clock.time += 1500
    const { heading, whole, rows } = await table(await asked({ backCategoryId: 'all', marks: 'semicolon' }), ';')
    const row = (code: string) => Object.fromEntries(heading.map((name, at) => [name, rows.find(([its]) => its === code)?.[at]]))
    expect(row(usual)).toMatchObject({
      'Price (USD)': '100,00',
      'Usual price (USD)': '',
      'Step 2: price (USD)': '80,00',
      'Step 2: from quantity': '10',
      Stock: 'Few left',
    })
    expect(row(offered)).toMatchObject({
      ...{ 'Price (USD)': '85,00', 'Usual price (USD)': '100,00', 'Offer until': '2026-11-22', 'Step 2: price (USD)': '80,00' },
      ...{ 'Core charge (USD)': '15,00', 'Prices of': '2026-11-21' },
    })
    expect(whole).toContain(';"Gear, ""blue""";')
  })

  test('holds nothing that a spreadsheet carries out', async () => {
    const code = await shop.part({ name: '=HYPERLINK("http://x")', oe_number: '+1-2', producer: '@SUM(A1)' })
    const { whole } = await table(await asked({ backCategoryId: 'all' }))
    const line = whole.split('\r\n').find((one) => one.startsWith(code))
    expect(line).toContain(`,'+1-2,`)
    expect(line).toContain(`,"'=HYPERLINK(""http://x"")",`)
    expect(line).toContain(`,'@SUM(A1),`)
    expect(whole).not.toMatch(/(?:^|,)"?[=+@]/m)
  })

  test('speaks the language of its reader: headings, words, and the marks of its spreadsheets', async () => {
    const reply = await asked({ backCategoryId: '1' }, { 'Accept-Language': 'de' })
    expect(reply.headers.get('Content-Language')).toBe('de')
    const { heading } = await table(reply, ';')
    expect(heading.slice(0, 2)).toEqual(['Teilenummer', 'OE-Nummer'])
  })

  test('names the numbers of other makers where they are asked for', async () => {
    const [cross] = await shop.db
      .selectFrom('part_number')
      .innerJoin('part', 'part.id', 'part_number.part_id')
      .select(['mcode', 'maker', 'display'])
      .where('part_number.kind', '=', 'cross')
      .where('part.tenant_id', '=', shop.general)
      .limit(1)
      .execute()
    if (!cross) throw new Error('The demo has no cross references.')
    const { whole } = await table(await asked({ backCategoryId: 'all', cross: true }))
    expect(whole.split('\r\n').find((line) => line.startsWith(`${cross.mcode},`))).toContain(`${cross.maker} ${cross.display}`)
  })

  test('is zipped for who takes that', async () => {
    const reply = await asked({ backCategoryId: '1' }, { 'Accept-Encoding': 'gzip, br' })
    expect(reply.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await reply.arrayBuffer()).toString()).toContain('Part number,OE number,')
  })

  test('of a category that is not there is refused in an envelope', async () => {
    const reply = await asked({ backCategoryId: '777' })
    expect(await reply.json()).toMatchObject({ code: 404, error: 'not-found', msg: 'There is no category 777.' })
  })

  test('is begun 30 times in a quarter of an hour at most', async () => {
    const eager = await shop.customer()
    const begun = async () => {
      const reply = await asked({ backCategoryId: '1' }, {}, eager.token)
      await reply.body?.cancel()
      return reply.status
    }
    const all: number[] = []
    for (let at = 0; at < 31; at += 1) all.push(await begun())
    expect(all).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })
})

describe('a price list is made while it is read', () => {
  test('nothing is asked of the database ahead of its reader, and nothing after the reader has gone', async () => {
    const seen = vi.spyOn(shop.db.getExecutor(), 'executeQuery')
    const reply = await asked({ backCategoryId: 'all' })
    const questions = () => seen.mock.calls.filter(([query]) => query.sql.includes('warranty_months')).length
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(questions()).toBe(0)
    const reader = reply.body?.getReader()
    await reader?.read()
    await reader?.read()
    expect(questions()).toBe(1)
    await reader?.read()
    expect(questions()).toBe(2)
    await reader?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(questions()).toBe(2)
    seen.mockRestore()
  })

  test('over a real line it is whole', async () => {
    const listening = await startListening(shop.app, '127.0.0.1', 0)
    atTheEnd(listening.close)
    const headers = { 'X-Tenant-Id': shop.general, 'X-Access-Token': ada.token }
    const whole = await fetch(`${listening.url}${calls.priceList.path}?backCategoryId=all`, { headers })
    expect((await whole.text()).trimEnd().split('\r\n').length).toBe((await codesIn(shop.general)).length + 1)
  })
})
