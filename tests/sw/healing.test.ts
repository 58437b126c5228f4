import { expect, test } from 'vitest'
import type { MessageToPage } from '#contract/worker/messages.ts'
import { createOfflineRepairer } from '../../sw/healing.ts'

const state = (ready: boolean) => ({ type: 'ready', ready, parts: 0 }) as const

/** The shop on a device: whole or not, and a line on which it can be mended or not. */
function device(start: { whole: boolean; lineIsGood: boolean }) {
  const now = { ...start, ms: 0 }
  const told: MessageToPage[] = []
  let mended = 0
  const heal = createOfflineRepairer({
    checkState: async () => state(now.whole),
    fetchMissing: async () => {
      mended += 1
      if (!now.lineIsGood) throw new TypeError('Failed to fetch')
      now.whole = true
    },
    notify: async (message) => void told.push(message),
    now: () => now.ms,
  })
  return { now, told, heal, mended: () => mended }
}

test('a shop that is whole is said to be, and nothing is fetched', async () => {
  const { heal, told, mended } = device({ whole: true, lineIsGood: true })
  await heal()
  expect(told).toEqual([state(true)])
  expect(mended()).toBe(0)
})

test('what is not whole is said first, then mended, then said again', async () => {
  const { heal, told } = device({ whole: false, lineIsGood: true })
  await heal()
  expect(told).toEqual([state(false), state(true)])
})

test('through a bad line it stays unsaid, and is tried again by who asks later, not by who asks at once', async () => {
  const { heal, told, mended, now } = device({ whole: false, lineIsGood: false })
  await heal()
  await heal()
  expect(mended()).toBe(1)
  expect(told).not.toContainEqual(state(true))
  now.lineIsGood = true
  now.ms += 2000
  await heal()
  expect(mended()).toBe(2)
  expect(told.at(-1)).toEqual(state(true))
})

test('a clock that was set back forbids nothing', async () => {
  const { heal, told, now } = device({ whole: false, lineIsGood: false })
  await heal()
  now.lineIsGood = true
  now.ms = -60_000
  await heal()
  expect(told.at(-1)).toEqual(state(true))
})

test('all who ask at once share one look', async () => {
  const { heal, told } = device({ whole: false, lineIsGood: true })
  await Promise.all([heal(), heal(), heal()])
  expect(told).toEqual([state(false), state(true)])
})
