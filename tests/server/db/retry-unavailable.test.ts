import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockDataDir } from '#server/db/data-dir-lock.ts'
import { retryUnavailable } from '#server/db/retry-unavailable.ts'

/** Opens after so many refusals, and counts how often it was tried. */
function opens(after: number, refusal: () => unknown) {
  const tried = { times: 0 }
  const attempt = async () => {
    tried.times += 1
    if (tried.times <= after) throw refusal()
    return 'open'
  }
  return { tried, attempt }
}
const restarting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' })
const said: string[] = []
const print = (sentence: string) => void said.push(sentence)
const waits = (attempt: () => Promise<string>, mostMs?: number) => {
  said.length = 0
  return retryUnavailable(attempt, { print, retryIntervalMs: 1, ...(mostMs === undefined ? {} : { mostMs }) })
}

test('a folder that a command holds for a moment is waited for, which is said once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'armature-wait-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'in-use-by'), String(process.ppid))
  let tries = 0
  const opened = waits(async () => {
    if (++tries === 3) rmSync(join(folder, 'in-use-by'))
    lockDataDir(folder)
    return 'open'
  })
  expect(await opened).toBe('open')
  expect(said).toEqual([expect.stringMatching(/^The database is not free yet: process \d+ is using it\. .*Waiting up to 30 s for it\.$/)])
})

test('a PostgreSQL that restarts is waited for', async () => {
  const { attempt, tried } = opens(1, restarting)
  expect(await waits(attempt)).toBe('open')
  expect([tried.times, said]).toEqual([2, ['The database is not free yet: the database system is starting up. Waiting up to 30 s for it.']])
})

test('what does not come is given up, with what it was and how long it took', async () => {
  const { attempt } = opens(Infinity, restarting)
  await expect(waits(attempt, 10)).rejects.toThrow('the database system is starting up. Waited 0.01 s for it.')
})

test('what waiting does not mend, such as a wrong password, is said at once', async () => {
  const { attempt, tried } = opens(Infinity, () => Object.assign(new Error('password authentication failed'), { code: '28P01' }))
  await expect(waits(attempt)).rejects.toThrow('password authentication failed')
  expect([tried.times, said]).toEqual([1, []])
})

test('a database that is there is opened without a word', async () => {
  expect(await waits(opens(0, restarting).attempt)).toBe('open')
  expect(said).toEqual([])
})
