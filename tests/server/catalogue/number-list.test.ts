import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { MAX_NUMBERS_PER_REQUEST } from '#contract/number-list/number-list-call.ts'
import { shopForTests } from '../../support/server.ts'

const shop = await shopForTests()
const parts = await shop.db
  .selectFrom('part')
  .select(['mcode', 'oe_number', 'superseded_by', 'stock'])
  .where('tenant_id', '=', shop.general)
  .where('type', 'in', ['starter', 'alternator'])
  .orderBy('mcode')
  .execute()
const old = parts.find(({ superseded_by }) => superseded_by !== null)
const sold = parts.filter(({ superseded_by, stock }) => superseded_by === null && stock > 0).slice(0, 40)

const ask = (numbers: readonly string[]) => shop.ask('numberList', { numbers: numbers.join('|') })

test('each number is answered in its place, with the parts of a search for it alone', async () => {
  const numbers = [...sold.map(({ oe_number }) => oe_number), 'ZZ-99999', sold[0]?.mcode ?? '']
  const answers = await ask(numbers)
  expect(answers.map(({ number }) => number)).toEqual(numbers)
  for (const { number, parts: found, total } of answers.filter((_, at) => at % 8 === 0)) {
    const alone = await shop.ask('aggregationSearch', { searchStr: number })
    expect(found).toEqual(alone.records.slice(0, 8))
    expect(total).toBe(alone.total)
  }
  expect(answers.at(-1)?.parts[0]?.mcode).toBe(sold[0]?.mcode)
})

test('a superseded part is answered with its successor', async () => {
  const [answer] = await ask([old?.mcode ?? ''])
  expect(answer?.parts[0]?.mcode).toBe(old?.mcode)
  expect(answer?.successors).toMatchObject([{ of: old?.mcode, part: { mcode: old?.superseded_by } }])
  const { price } = await shop.ask('productDetail', { mcode: (old?.superseded_by ?? '') as never })
  expect(answer?.successors[0]?.part.price).toBe(price)
})

test('words of a list find nothing, because they are no numbers', async () => {
  expect(await ask(['starter bosch'])).toEqual([{ number: 'starter bosch', parts: [], total: 0, successors: [] }])
})

test.each([
  ['more than a hundred numbers', Array.from({ length: MAX_NUMBERS_PER_REQUEST + 1 }, (_, at) => `104210-${1000 + at}`)],
  ['an empty one', ['104210-4610', '']],
  ['one that is too long', ['1'.repeat(81)]],
])('%s is refused', async (_, numbers) => {
  expect((await shop.raw(`${calls.numberList.path}?${new URLSearchParams({ numbers: numbers.join('|') })}`)).body.code).toBe(400)
})
