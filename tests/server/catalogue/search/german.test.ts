import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { queryStringOf } from '#contract/kernel/call-definition.ts'
import { writeTranslations } from '#server/kernel/own-names.ts'
import { shopForTests } from '../../../support/server.ts'

const shop = await shopForTests()

async function firstTypes(searchStr: string, locale: string) {
  const { body } = await shop.raw(`${calls.aggregationSearch.path}?${queryStringOf({ searchStr, pageSize: 5 })}`, {
    headers: { 'Accept-Language': locale },
  })
  const { meant, records, leftOut } = body.result as { meant: string; records: { type: string }[]; leftOut?: string[] }
  expect([meant, leftOut], searchStr).toEqual(['words', undefined])
  return new Set(records.map(({ type }) => type))
}

describe('section 4: search by German words, whatever the language of the page', () => {
  test.each([
    ['Anlasser', 'starter'],
    ['Lichtmaschine', 'alternator'],
    ['Lichtmaschinen', 'alternator'],
    ['Generator', 'alternator'],
    ['Regler', 'regulator'],
    ['Lichtmaschinenregler', 'regulator'],
    ['Lichtmaschinen-Regler', 'regulator'],
    ['Ritzel', 'drive'],
    ['Freilauf', 'drive'],
    ['Kohlebürsten', 'brushSet'],
    ['Kohleburste', 'brushSet'],
    ['Magnetschalter', 'solenoid'],
    ['Anlassermagnetschalter', 'solenoid'],
    ['Ständer', 'stator'],
    ['Lichtmaschinenläufer', 'rotor'],
    ['Anlasser 9 Zähne', 'starter'],
    ['suche Lichtmaschine für Pkw', 'alternator'],
  ])('%s', async (text, type) => {
    for (const locale of ['de', 'en-US']) expect([...(await firstTypes(text, locale))][0]).toBe(type)
  })

  test('one that is being typed is suggested for already', async () => {
    const typed = await shop.ask('search', { searchStr: 'Lichtmasch', pageSize: 5 })
    expect(typed.records.length).toBeGreaterThan(0)
    expect(typed.records.every(({ backCategoryName }) => backCategoryName?.includes('Alternator'))).toBe(true)
  })

  test('English words find what they found', async () => {
    expect([...(await firstTypes('starter', 'de'))]).toEqual(['starter'])
    expect([...(await firstTypes('alternator', 'de'))]).toEqual(['alternator'])
  })

  test('what the shop calls its parts in another language finds them too', async () => {
    const [armature] = (await shop.ask('aggregationSearch', { backCategoryId: '303' as never })).records
    const { mcode, name } = armature ?? { mcode: '', name: '' }
    await writeTranslations(shop.db, shop.general, 'de', new Map([[name, 'Drehkörper mit Wicklung']]))
    await shop.db
      .updateTable('tenant')
      .set((of) => ({ catalogue_version: of('catalogue_version', '+', 1) }))
      .execute()
    const reply = await shop.again().request(`${calls.aggregationSearch.path}?searchStr=Drehkoerper`)
    expect((await reply.json()).result.records.map((part: { mcode: string }) => part.mcode)).toContain(mcode)
  })
})
