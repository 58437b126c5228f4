import { expect, test } from 'vitest'
import { network, onNetworkRecovered } from '#app/state/page/network.ts'
import { createLatestCallReader } from '#app/state/page/newest.ts'

test('of two readings under way only the newer is shown, and both are over when it is', async () => {
  const answers: (() => void)[] = []
  const shown: number[] = []
  const read = createLatestCallReader(async (isNewest) => {
    const mine = answers.length
    await new Promise<void>((resolve) => void answers.push(resolve))
    if (isNewest()) shown.push(mine)
  })
  const over: string[] = []
  const first = read().then(() => over.push('first'))
  const second = read().then(() => over.push('second'))
  answers[0]?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(over).toEqual([])
  answers[1]?.()
  await Promise.all([first, second])
  expect([shown, over.length]).toEqual([[1], 2])
})

test('that the shop is back is told once, and only after it was away', async () => {
  let times = 0
  network.up = true
  const stop = onNetworkRecovered(() => {
    times += 1
  })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  network.portal = true
  await settled()
  network.up = false
  await settled()
  network.up = true
  network.portal = false
  await settled()
  stop()
  expect(times).toBe(1)
})
