import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { prefetchMakes } from '#app/state/catalogue/keep-makes.ts'
import { connectPort } from '#app/state/page/ask.ts'
import { network } from '#app/state/page/network.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

let asked: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  asked = []
  network.up = true
  connectPort(
    portTo((request) => {
      const url = new URL(request.url)
      asked.push(`${url.pathname.split('/').at(-1)} ${url.searchParams.get('brandid')}`)
      const group = {
        brand: { id: 'b', name: 'B', appid: '1', partCount: 1, modelCount: 1 },
        application: { id: '1', title: 'Automotive' },
        groups: [],
      }
      return envelopeReply({ result: url.pathname.endsWith('modelList') ? [] : group })
    }),
  )
})
const brand = (at: number) => ({ id: `m-${at}`, name: `Make ${at}`, partCount: at, modelCount: 1 })
const many = Array.from({ length: 12 }, (_, at) => brand(at))

test('of an application that is looked at, the models of the eight makes that most parts fit are fetched ahead', async () => {
  prefetchMakes(many)
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(asked).toHaveLength(16))
  expect(asked.slice(0, 2).sort()).toEqual(['modelGroupList m-11', 'modelList m-11'])
  expect(asked.some((one) => one.endsWith('m-3'))).toBe(false)
  vi.mocked(console.warn).mockClear()
})

test('whoever has gone on, or has no line, fetches nothing', async () => {
  prefetchMakes(many)()
  network.up = false
  prefetchMakes(many)
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual([])
})
