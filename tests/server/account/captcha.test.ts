import { describe, expect, test } from 'vitest'
import { type CaptchaPuzzle, createPicturePuzzle } from '#server/account/captcha/picture.ts'
import { createQuestionPuzzle } from '#server/account/captcha/question.ts'
import { answerTo } from '../../support/captcha-answer.ts'
import { solved } from '../../support/cheap-proofs.ts'
import { attackByPattern } from './support/captcha-attack.ts'
import { openShop, shop } from './support/open-shop.ts'
import { attackByPixels } from './support/pixel-attack.ts'
import { fresh, freshAddress, freshEmail, goodPassword, harbor, MINUTE_MS } from './support/shop.ts'

await openShop()

const attempt = async (captcha: Partial<Awaited<ReturnType<typeof shop.captcha>>>, tenant?: string) => {
  const form = { email: freshEmail(), password: goodPassword, realname: 'Ada Fitter', ...captcha }
  return (await shop.call('marcoAccountCreate', form, { address: freshAddress(), ...(tenant ? { tenant } : {}) })).error
}

describe('section 7: randomImage/{key}', () => {
  test('answers a picture of pixels, small enough for a weak signal', async () => {
    const { result } = await shop.call('randomImage', { key: 'abcdefgh' })
    if (result.as !== 'picture') throw new Error('no picture')
    expect(result.picture).toMatch(/^data:image\/png;base64,/)
    const png = Buffer.from(result.picture.split(',')[1] ?? '', 'base64')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([456, 128])
    expect(png.length).toBeLessThan(9000)
  })

  test('as=text answers a question in the language asked for, whose answer passes', async () => {
    const key = fresh('question-key-')
    const { result } = await shop.call('randomImage', { key, as: 'text', language: 'de' }, { address: freshAddress() })
    if (result.as !== 'text') throw new Error('no question')
    expect(result.question).toContain('Ziffern')
    const captcha = { captchaKey: key, captchaText: answerTo(result.question), proof: await solved(result.challenge) }
    expect(await attempt(captcha)).toBeUndefined()
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

test('pictures are seldom read by the most similar sign of a hundred that were read before, which knows those again', () => {
  const learnt = Array.from({ length: 20 }, createPicturePuzzle)
  const read = attackByPixels(learnt)
  const solved = (pictures: readonly CaptchaPuzzle[]) => pictures.filter(({ answer, prompt }) => read(prompt) === answer).length
  expect(solved(learnt)).toBe(20)
  expect(solved(Array.from({ length: 20 }, createPicturePuzzle))).toBeLessThan(7)
})

test('questions are not answered by the four patterns that answered those of the first version', () => {
  const first = 'Add the first and the last of these numbers: three, nine, four. Answer in digits.'
  expect(attackByPattern(first)).toBe('7')
  const asked = Array.from({ length: 400 }, () => createQuestionPuzzle('en'))
  expect(asked.filter(({ prompt, answer }) => attackByPattern(prompt) === answer).length).toBeLessThan(80)
})

test.each([
  ['On shelf ten there are nine starters, and two of them are sold. How many are left? Answer in digits.', '7'],
  ['Sie haben drei Schlüssel und bekommen noch zwölf geschenkt. Wie viele haben Sie jetzt? Antworten Sie in Ziffern.', '15'],
  ['Parking space nine: three dogs wait there. How many legs do they have together? Answer in digits.', '12'],
  ['A parcel is on its way for two weeks. For how many days is that? Answer in digits.', '14'],
  ['Count the animals here: a shoe, a cat, a lamp, a goat, a table. Then add six. Answer in digits.', '8'],
  [
    'Hier sind ein Bär, ein Tisch, eine Maus, eine Lampe, ein Schuh. Zählen Sie, was kein Tier ist, und vier dazu. Antworten Sie in Ziffern.',
    '7',
  ],
])('%s %s', (question, answer) => {
  expect(answerTo(question)).toBe(answer)
})

test('pictures differ, hold five signs, and no sign that looks like another', () => {
  const made = Array.from({ length: 40 }, createPicturePuzzle)
  expect(new Set(made.map(({ answer }) => answer)).size).toBeGreaterThan(35)
  for (const { answer } of made) expect(answer).toMatch(/^[A-Z3479]{5}$/)
  expect(made.map(({ answer }) => answer).join('')).not.toMatch(/[OQ0I1GJ]/)
})

test('questions have one short number as their answer, in English where nothing else is spoken, and seldom the same wording', () => {
  const wordings = new Set<string>()
  for (let asked = 0; asked < 300; asked += 1) {
    const { answer, prompt } = createQuestionPuzzle(asked % 2 === 0 ? 'fr' : 'de')
    expect(answer).toMatch(/^\d{1,2}$/)
    expect(answerTo(prompt)).toBe(answer)
    expect(prompt).toMatch(asked % 2 === 0 ? / Answer in digits\.$/ : / Antworten Sie in Ziffern\.$/)
    wordings.add(prompt.slice(0, 9))
  }
  expect(wordings.size).toBeGreaterThan(15)
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
