import { beforeAll, describe, expect, test } from 'vitest'
import type { CaptchaPurpose, ProofOfWork, WorkChallenge } from '#contract/account/account.ts'
import { proofsOfWorkFor, shopProofsOfWork } from '#server/account/captcha/proofs.ts'
import { createSharedContext } from '#server/app-options.ts'
import { cheapProofs, solved } from '../../support/cheap-proofs.ts'
import { db, openShop, shop } from './support/open-shop.ts'
import { accountShop, fresh, freshAddress, freshEmail, goodPassword, MINUTE_MS } from './support/shop.ts'

await openShop()

const register = (more: object, on = shop) =>
  on.call(
    'marcoAccountCreate',
    { email: freshEmail(), password: goodPassword, realname: 'Ada Fitter', ...more },
    { address: freshAddress() },
  )
const challengeFor = async (input: Record<string, unknown>): Promise<WorkChallenge | undefined> =>
  (await shop.call('randomImage', { key: 'abcdefgh', ...input }, { address: freshAddress() })).result.challenge
const otherHex = (hex: string) => hex.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))

describe('the proof of work beside a captcha', () => {
  test('is asked for with the picture and with the question, of a registration and of a sign-in', async () => {
    for (const as of ['picture', 'text'])
      for (const purpose of [undefined, 'register', 'sign-in'])
        expect(await challengeFor({ as, purpose })).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' } })
  })

  test('is wanted for a registration; without it nothing is used up', async () => {
    const { proof, ...captcha } = await shop.captcha()
    expect(await register(captcha)).toMatchObject({ status: 400, error: 'proof-wanted' })
    expect((await register({ ...captcha, proof })).code).toBe(200)
  })

  test('is wanted for a sign-in from the fourth try on, as the captcha is', async () => {
    const email = await shop.member()
    const login = async (password: string, more: object = {}) =>
      (await shop.call('marcoLogin', { email, password, ...more }, { address: freshAddress() })).error
    for (let tried = 0; tried < 3; tried += 1) expect(await login('not this one')).toBe('wrong-credentials')
    const { proof, ...captcha } = await shop.captcha({ purpose: 'sign-in' })
    expect(await login(goodPassword, captcha)).toBe('proof-wanted')
    expect(await login(goodPassword, { ...captcha, proof })).toBeUndefined()
  })

  test.each<[string, (proof: ProofOfWork) => unknown]>([
    [
      'a key that was not found',
      ({ challenge, solution }) => ({ challenge, solution: { ...solution, derivedKey: otherHex(solution.derivedKey) } }),
    ],
    [
      'a challenge that was made easier',
      ({ challenge, solution }) => ({ challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }, solution }),
    ],
    [
      'a signature of its own',
      ({ challenge, solution }) => ({ challenge: { ...challenge, signature: otherHex(challenge.signature) }, solution }),
    ],
  ])('is refused for %s, and the captcha is used up', async (_, spoilt) => {
    const captcha = await shop.captcha()
    expect(await register({ ...captcha, proof: spoilt(captcha.proof) })).toMatchObject({ status: 400, error: 'proof-wrong' })
    expect((await register(captcha)).error).toBe('captcha-wrong')
  })

  test('is good for its own captcha only, and once, however many send it at once', async () => {
    const [first, second] = [await shop.captcha(), await shop.captcha()]
    expect((await register({ ...first, proof: second.proof })).error).toBe('proof-wrong')
    const said = await Promise.all(Array.from({ length: 8 }, () => register(second)))
    expect(said.map(({ error = 'ok' }) => error).sort()).toEqual([...Array(7).fill('captcha-wrong'), 'ok'])
  })

  test.each<[CaptchaPurpose, CaptchaPurpose]>([
    ['sign-in', 'register'],
    ['register', 'sign-in'],
  ])('for a captcha to %s is nothing to %s with', async (made, used) => {
    const captcha = await shop.captcha({ purpose: made })
    const email = freshEmail()
    const login = (more: object) => shop.call('marcoLogin', { email, password: 'x', ...more }, { address: freshAddress() })
    for (let tried = 0; tried < 3; tried += 1) await login({})
    expect((used === 'register' ? await register(captcha) : await login(captcha)).error).toBe('captcha-wrong')
  })

  test('ends with its captcha after five minutes, and is good at every server of the database', async () => {
    const other = accountShop(db)
    other.clock.time = shop.clock.time
    expect((await register(await shop.captcha(), other)).code).toBe(200)
    const late = await shop.captcha()
    other.clock.time += 5 * MINUTE_MS
    expect((await register(late, other)).error).toBe('captcha-wrong')
  })
})

describe('as=work: nobody is asked anything (WCAG 3.3.8)', () => {
  const work = async (purpose: CaptchaPurpose = 'register') => {
    const key = fresh('work-key-')
    const { result } = await shop.call('randomImage', { key, as: 'work', purpose }, { address: freshAddress() })
    return { captchaKey: key, proof: await solved(result.challenge) }
  }

  test('answers work alone, and that alone registers', async () => {
    const { result } = await shop.call('randomImage', { key: fresh('work-key-'), as: 'work' }, { address: freshAddress() })
    expect(Object.keys(result).sort()).toEqual(['as', 'challenge', 'expiresAt', 'key'])
    expect((await register(await work())).code).toBe(200)
  })

  test('signs in from the fourth try on; without it the shop says as ever that a captcha is wanted', async () => {
    const email = await shop.member()
    const login = async (password: string, more: object = {}) =>
      (await shop.call('marcoLogin', { email, password, ...more }, { address: freshAddress() })).error
    for (let tried = 0; tried < 3; tried += 1) expect(await login('not this one')).toBe('wrong-credentials')
    const given = await work('sign-in')
    expect(await login(goodPassword)).toBe('captcha-wanted')
    expect(await login(goodPassword, { captchaKey: given.captchaKey })).toBe('captcha-wanted')
    expect(await login('not this one', given)).toBe('wrong-credentials')
    expect(await login(goodPassword, given)).toBe('proof-wrong')
    expect(await login(goodPassword, await work('sign-in'))).toBeUndefined()
  })

  test('is good once, however many send it at once; wrong, of another purpose or too late it is refused', async () => {
    const given = await work()
    const said = await Promise.all(Array.from({ length: 8 }, () => register(given)))
    expect(said.map(({ error = 'ok' }) => error).sort()).toEqual(['ok', ...Array(7).fill('proof-wrong')])
    const { captchaKey, proof } = await work()
    const wrong = { ...proof, solution: { ...proof.solution, derivedKey: otherHex(proof.solution.derivedKey) } }
    expect((await register({ captchaKey, proof: wrong })).error).toBe('proof-wrong')
    expect((await register({ captchaKey, proof })).error).toBe('proof-wrong')
    expect((await register(await work('sign-in'))).error).toBe('proof-wrong')
    const late = await work()
    shop.clock.time += 5 * MINUTE_MS
    expect((await register(late)).error).toBe('proof-wrong')
  })

  test('has no answer that could be guessed: whoever sends one is refused', async () => {
    expect((await register({ ...(await work()), captchaText: '' })).error).toBe('bad-request')
    expect((await register({ ...(await work()), captchaText: 'undefined' })).error).toBe('captcha-wrong')
  })
})

describe("the shop's own", () => {
  let made: Awaited<ReturnType<typeof shopProofsOfWork.createChallenge>>
  beforeAll(async () => {
    made = await shopProofsOfWork.createChallenge()
  })

  test('is what a server makes that is told nothing', () => {
    expect(createSharedContext({ db }).proofs).toBe(shopProofsOfWork)
    expect(made.challenge.parameters.cost).toBe(5000)
  })

  test('has no tries that are certain to fail, behind which an attack could begin', async () => {
    const found = new Set<number>()
    for (let made = 0; made < 40; made += 1) {
      const { challenge } = await proofsOfWorkFor({ roundsPerAttempt: 1, maxAttempts: 1 }).createChallenge()
      found.add((await solved(challenge)).solution.counter)
    }
    expect([...found].sort()).toEqual([0, 1])
  })

  test('a solution is checked without any try', async () => {
    const proof = await solved(made.challenge)
    expect(proof.solution.counter).toBeLessThanOrEqual(160)
    expect([await shopProofsOfWork.isValidProof(proof, made.secret), await cheapProofs.isValidProof(proof, made.secret)]).toEqual([
      true,
      true,
    ])
    expect(await shopProofsOfWork.isValidProof(proof, (await cheapProofs.createChallenge()).secret)).toBe(false)
  })
})
