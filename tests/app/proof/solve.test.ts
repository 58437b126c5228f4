import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { deriveKeyWithoutWebCrypto } from '#app/proof/plain-pbkdf2.ts'
import { chooseDeriveKey, solveWorkChallenge } from '#app/proof/solve.ts'
import { cheapProofs } from '../../support/cheap-proofs.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['as a safe page does it', 'as a page on plain http does it'])(
  'what a device finds is what the shop asked for: %s',
  async (how) => {
    if (how.includes('plain')) vi.stubGlobal('crypto', {})
    const derive = chooseDeriveKey()
    expect(derive === deriveKeyWithoutWebCrypto).toBe(how.includes('plain'))
    vi.unstubAllGlobals()
    const { challenge, secret } = await cheapProofs.createChallenge()
    if (how.includes('plain')) vi.stubGlobal('crypto', {})
    const proof = await solveWorkChallenge(challenge)
    vi.unstubAllGlobals()
    expect(await cheapProofs.isValidProof(proof, secret)).toBe(true)
  },
)

test.each([
  [1, 32],
  [7, 20],
  [500, 32],
])('without the help of the browser a key of %d rounds and %d bytes is the same', async (cost, keyLength) => {
  const [salt, password] = [randomBytes(16), randomBytes(20)]
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost, keyLength, keyPrefix: '00', nonce: '', salt: '' }
  const { derivedKey } = await deriveKeyWithoutWebCrypto(parameters, salt, password)
  expect(Buffer.from(derivedKey).toString('hex')).toBe(pbkdf2Sync(password, salt, cost, keyLength, 'sha256').toString('hex'))
})

test('without the help of the browser a long key leaves the page its turns', async () => {
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost: 100_000, keyLength: 32, keyPrefix: '00', nonce: '', salt: '' }
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  await deriveKeyWithoutWebCrypto(parameters, randomBytes(16), randomBytes(20))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})

test('work that is not wanted any more is given up', async () => {
  const { challenge } = await cheapProofs.createChallenge()
  const controller = new AbortController()
  const never = solveWorkChallenge({ ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00'.repeat(32) } }, controller)
  controller.abort()
  await expect(never).rejects.toMatchObject({ name: 'AbortError' })
})
