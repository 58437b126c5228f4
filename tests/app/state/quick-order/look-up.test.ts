import { beforeEach, expect, test } from 'vitest'
import { connectPort } from '#app/state/page/ask.ts'
import type { PadAnswer } from '#app/state/quick-order/line-state.ts'
import { lookUpNumbers, NUMBERS_PER_REQUEST } from '#app/state/quick-order/look-up.ts'
import { errorTable } from '#contract/errors.ts'
import { partCard } from '../../../support/parts.ts'
import { portTo } from '../../../support/port.ts'
import { envelopeReply } from '../../../support/reply.ts'

const numbers = Array.from({ length: 60 }, (_, at) => `104210-${1000 + at}`)
const said = new Map<string, PadAnswer>()
const report = (answers: ReadonlyMap<string, PadAnswer>) => {
  for (const [number, answer] of answers) said.set(number, answer)
}
const askedOf = (request: Request) => new URL(request.url).searchParams.get('numbers')?.split('|') ?? []
const answersOf = (request: Request) =>
  envelopeReply({ result: askedOf(request).map((number) => ({ number, parts: [], total: 0, successors: [] })) })

beforeEach(() => said.clear())

test('a list is asked for in requests one after the other, each number once', async () => {
  const asked: number[] = []
  let open = 0
  connectPort(
    portTo(async (request) => {
      open += 1
      asked.push(askedOf(request).length)
      expect(open).toBe(1)
      await Promise.resolve()
      open -= 1
      return answersOf(request)
    }),
  )
  await lookUpNumbers(numbers, report)
  expect(asked).toEqual([NUMBERS_PER_REQUEST, NUMBERS_PER_REQUEST, 60 - 2 * NUMBERS_PER_REQUEST])
  expect([...said.keys()]).toEqual(numbers)
  expect(said.get(numbers[0] ?? '')).toMatchObject({ type: 'found', isPartial: false })
})

test('what is removed meanwhile is not asked for', async () => {
  const asked: string[] = []
  connectPort(
    portTo((request) => {
      asked.push(...askedOf(request))
      return answersOf(request)
    }),
  )
  await lookUpNumbers(numbers, report, (number) => number < '104210-1003' || number === '104210-1059')
  expect(asked).toEqual(['104210-1000', '104210-1001', '104210-1002', '104210-1059'])
})

test('a shop with too many searches is asked again after growing pauses', async () => {
  const pauses: number[] = []
  let refusals = 2
  connectPort(
    portTo((request) => {
      if (refusals === 0) return answersOf(request)
      refusals -= 1
      return envelopeReply({ code: 429, error: 'too-often' }, { status: errorTable['too-often'].status })
    }),
  )
  await lookUpNumbers(['104210-1000'], report, undefined, async (ms) => void pauses.push(ms))
  expect(pauses).toEqual([1500, 3000])
  expect(said.get('104210-1000')?.type).toBe('found')
})

test('without the shop each number is looked up among what this device has seen', async () => {
  const part = { ...partCard(), matched: { by: 'oe', how: 'same', number: '0 001 108 001' } }
  const listing = { records: [part], total: 1, size: 24, current: 1, pages: 1, facets: [], categories: [], meant: 'number' }
  connectPort(
    portTo((request) => {
      if (!request.url.includes('0+001+108+001') || request.url.includes('numberList')) throw new TypeError('Failed to fetch')
      return envelopeReply({ result: listing })
    }),
  )
  await lookUpNumbers(['0 001 108 001', '104210-1000'], report)
  expect(said.get('0 001 108 001')).toMatchObject({ type: 'found', isPartial: true, parts: [{ mcode: 'AR-S-10001' }] })
  expect(said.get('104210-1000')).toEqual({ type: 'not-here' })
})
