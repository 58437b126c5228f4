import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { operatedShop } from './support/operated-shop.ts'

const shop = await operatedShop()
const of = `--tenant ${shop.general}`

const nameOf = async (locale: string) => {
  const reply = await shop.again().request(`${calls.categoryPath.path}?id=1`, { headers: { 'Accept-Language': locale } })
  return (await reply.json()).result[0].backCategoryName
}

test('names: what a shop calls things goes out as PO, and comes back in its other languages', async () => {
  expect(await nameOf('de')).toBe('Starters')
  const po = await shop.done(`names export de ${of}`)
  expect(po).toContain('#. category\nmsgid "Starters"\nmsgstr ""')
  expect(
    await shop.json(`names import de ${of}`, '--text', 'msgid "Starters"\nmsgstr "Anlasser"\n\nmsgid "Nothing here"\nmsgstr "Nichts"\n'),
  ).toEqual({
    language: 'de',
    written: 1,
    unknown: 1,
  })
  expect([await nameOf('de'), await nameOf('en-US')]).toEqual(['Anlasser', 'Starters'])
  expect(await shop.done(`names export de ${of}`)).toContain('msgid "Starters"\nmsgstr "Anlasser"')
  expect((await shop.audited('de'))[0]).toMatchObject({ action: 'names import', facts: { written: 1, unknown: 1 } })
  const listed: { language: string; names: number; said: number }[] = await shop.json(`names ${of}`)
  const [english, german] = listed
  expect(english?.said).toBe(english?.names)
  expect(german?.said).toBeGreaterThan(1)
})

test('names import: an empty translation goes back to the shop’s own words', async () => {
  await shop.done(`names import de ${of}`, '--text', 'msgid "Starters"\nmsgstr ""\n')
  expect(await nameOf('de')).toBe('Starters')
})

test('names import: into the shop’s own language, or of nothing, is refused', async () => {
  expect(await shop.wrong(`names import en-US ${of}`, '--text', 'msgid "Starters"\nmsgstr "X"\n')).toContain('own names')
  expect(await shop.wrong(`names import de ${of}`, '--text', 'nothing')).toContain('no name')
  expect(await shop.wrong(`names export tlh ${of}`)).toContain('There is no language')
})
