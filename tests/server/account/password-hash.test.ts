import argon2 from 'argon2'
import { afterEach, expect, test, vi } from 'vitest'
import { hashSecret, secretMatches } from '#server/account/password-hash.ts'

vi.mock(import('argon2'), { spy: true })
afterEach(() => vi.clearAllMocks())

const costOf = (hash: unknown) => /\$m=\d+,t=\d+,p=\d+\$/.exec(String(hash))?.[0]

test('an account that does not exist costs the same work as a wrong password, so the time tells nobody', async () => {
  const kept = await hashSecret('brush gear and pinion')
  expect(await secretMatches('brush gear and pinion', kept)).toBe(true)
  expect(await secretMatches('overrun clutch', kept)).toBe(false)
  expect(await secretMatches('overrun clutch', null)).toBe(false)
  const verified = vi.mocked(argon2.verify).mock.calls.map(([hash]) => costOf(hash))
  expect(verified).toHaveLength(3)
  expect(verified[0]).toMatch(/^\$m=\d+/)
  expect(new Set(verified).size).toBe(1)
})
