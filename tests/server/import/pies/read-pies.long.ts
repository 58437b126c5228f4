import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPies } from '#server/import/pies/read-pies.ts'
import { makePies } from '../../../support/import/pies/make-pies.ts'

test('20,000 items are read in little memory, and other work runs meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pies-'))
  try {
    const path = join(folder, 'pies.xml')
    await makePies(path, { parts: 20_000 })
    const before = process.memoryUsage().rss
    let [parts, numbers, most, longest, last] = [0, 0, 0, 0, performance.now()]
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
      most = Math.max(most, process.memoryUsage().rss)
    }, 10)
    for await (const event of readPies(path, { day: '2026-11-27' })) {
      if (event.is !== 'part') continue
      parts++
      numbers += event.part.numbers?.length ?? 0
    }
    clearInterval(timer)
    expect([parts, numbers]).toEqual([20_000, 140_000])
    expect(most).toBeGreaterThan(0)
    expect((most - before) / 2 ** 20).toBeLessThan(150)
    expect(longest).toBeLessThan(1000)
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)
