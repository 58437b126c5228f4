import { describe, expect, test } from 'vitest'
import { captchaPicture } from '#server/account/captcha-picture.ts'
import { captchaQuestion } from '#server/account/captcha-question.ts'
import { openShop, shop } from './support/open-shop.ts'
import { fresh, freshAddress, freshEmail, goodPassword, harbor, MINUTE_MS } from './support/shop.ts'

openShop()

const attempt = async (captcha: { captchaKey: string; captchaText: string }, tenant?: string) => {
  const form = { email: freshEmail(), password: goodPassword, realname: 'Ada Fitter', ...captcha }
  return (await shop.call('marcoAccountCreate', form, { address: freshAddress(), ...(tenant ? { tenant } : {}) })).error
}

describe('section 7: randomImage/{key}', () => {
  test('answers an SVG picture that does not hold its answer in words', async () => {
    const { result } = await shop.call('randomImage', { key: 'abcdefgh' })
    if (result.as !== 'picture') throw new Error('no picture')
    expect(result.picture).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = Buffer.from(result.picture.split(',')[1] ?? '', 'base64').toString()
    expect(svg).toMatch(/^<svg /)
    expect(svg).not.toMatch(/<text|<script/)
    expect(svg.match(/<g /g)).toHaveLength(5)
  })

  test('as=text answers a question in the language asked for, whose answer passes', async () => {
    const key = fresh('question-key-')
    const { result } = await shop.call('randomImage', { key, as: 'text', language: 'de' }, { address: freshAddress() })
    if (result.as !== 'text') throw new Error('no question')
    expect(result.question).toContain('Ziffern')
    const numbers = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
    const [a = 0, b = 0, c = 0] = (result.question.match(/: (.+?)[.?] /)?.[1] ?? '').split(', ').map((word) => numbers.indexOf(word))
    const answer = /erste und/.test(result.question)
      ? a + c
      : /größte/.test(result.question)
        ? Math.max(a, b, c)
        : /mittlere/.test(result.question)
          ? b + 1
          : Math.abs(a - b)
    expect(await attempt({ captchaKey: key, captchaText: String(answer) })).toBeUndefined()
  })

  test('expires after five minutes', async () => {
    const captcha = await shop.captcha()
    shop.clock.time += 5 * MINUTE_MS
    expect(await attempt(captcha)).toBe('captcha-wrong')
  })

  test('a wrong answer uses it up, and a new picture under the same key ends the old one', async () => {
    const captcha = await shop.captcha()
    expect(await attempt({ ...captcha, captchaText: 'WRONG' })).toBe('captcha-wrong')
    expect(await attempt(captcha)).toBe('captcha-wrong')
    const renewed = await shop.captcha()
    await shop.call('randomImage', { key: renewed.captchaKey })
    expect(await attempt(renewed)).toBe('captcha-wrong')
  })

  test('is nothing at another tenant', async () => {
    expect(await attempt(await shop.captcha(), harbor)).toBe('captcha-wrong')
  })

  test('questions are fewer than pictures: ten in ten minutes from one address', async () => {
    const address = freshAddress()
    for (let asked = 0; asked < 10; asked += 1) await shop.call('randomImage', { key: fresh('many-keys-'), as: 'text' }, { address })
    expect((await shop.call('randomImage', { key: fresh('many-keys-'), as: 'text' }, { address })).error).toBe('too-often')
    expect((await shop.call('randomImage', { key: fresh('many-keys-') }, { address })).code).toBe(200)
  })

  test.each(['short', 'x'.repeat(65), 'with space', '..%2f..%2fetc'])('refuses the key %j', async (key) => {
    expect(await shop.call('randomImage', { key })).toMatchObject({ error: 'bad-request', field: 'key' })
  })
})

test('pictures differ, hold five signs, and no sign that looks like another', () => {
  const made = Array.from({ length: 40 }, captchaPicture)
  expect(new Set(made.map(({ answer }) => answer)).size).toBeGreaterThan(35)
  for (const { answer } of made) expect(answer).toMatch(/^[A-Z3479]{5}$/)
  expect(made.map(({ answer }) => answer).join('')).not.toMatch(/[OQ0I1GJ]/)
})

test('questions have a number as their answer, in English where nothing else is spoken', () => {
  for (let asked = 0; asked < 60; asked += 1) {
    const { answer, shown } = captchaQuestion('fr')
    expect(answer).toMatch(/^\d{1,2}$/)
    expect(shown).toContain('Answer in digits.')
  }
})

describe('section 7: queryPhoneAreaCode and queryDiscoveryChannel', () => {
  test("country codes are sorted by the country's name in the caller's language, with the region code of section 1", async () => {
    const { result } = await shop.call('queryPhoneAreaCode', {}, { headers: { 'Accept-Language': 'de' } })
    const names = result.map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')))
    expect(result).toContainEqual({ code: '+49', country: 'DE', name: 'Deutschland', region: 1 })
    expect(result).toContainEqual({ code: '+81', country: 'JP', name: 'Japan', region: 3 })
    expect(new Set(result.map(({ country }) => country)).size).toBe(result.length)
    expect((await shop.call('queryPhoneAreaCode', { language: 'en' })).result).toContainEqual({
      code: '+1',
      country: 'US',
      name: 'United States',
      region: 2,
    })
  })

  test('the ways to have heard of the shop come in English and German', async () => {
    const ids = async (language: string) => (await shop.call('queryDiscoveryChannel', { language })).result
    expect((await ids('de'))[0]).toEqual({ id: 'search', name: 'Suche im Internet' })
    expect((await ids('en-GB')).map(({ id }) => id)).toEqual((await ids('de')).map(({ id }) => id))
  })
})
