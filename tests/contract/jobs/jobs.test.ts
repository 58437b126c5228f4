import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { groupLinesByJob } from '#contract/jobs/by-job.ts'
import { JobQuantities, jobQuantitiesAfterChange, mergeJobQuantities } from '#contract/jobs/shares.ts'

const hilux = (qty: number) => ({ job: 'Hilux Meyer', qty })
const golf = (qty: number) => ({ job: 'Golf Roth', qty })

describe('the pieces of a line that are for a job', () => {
  test('are joined by the name of the job, which stays where it was first named', () => {
    expect(mergeJobQuantities([hilux(2), golf(1)], [golf(1), hilux(1)])).toEqual([hilux(3), golf(2)])
    expect(v.parse(JobQuantities, [{ job: ' Hilux Meyer ', qty: 1 }])).toEqual([hilux(1)])
  })

  test('are whole pieces, at least one, of a job whose name is one line', () => {
    for (const share of [hilux(0), hilux(1.5), { job: 'a\nb', qty: 1 }]) expect(v.safeParse(JobQuantities, [share]).success).toBe(false)
  })

  test.each([
    ['one job alone takes every piece more', { qty: 2, jobs: [hilux(2)] }, 5, [hilux(5)]],
    ['one job alone gives every piece less', { qty: 5, jobs: [hilux(5)] }, 2, [hilux(2)]],
    ['beside pieces for none, more pieces are for none', { qty: 3, jobs: [hilux(2)] }, 5, [hilux(2)]],
    ['of fewer pieces those for none go first', { qty: 5, jobs: [hilux(2), golf(1)] }, 3, [hilux(2), golf(1)]],
    ['then those of the job that was named last', { qty: 5, jobs: [hilux(3), golf(2)] }, 3, [hilux(3)]],
    ['a line without jobs has none', { qty: 5 }, 3, []],
  ])('when a quantity is set: %s', (_, line, qty, jobs) => expect(jobQuantitiesAfterChange(line, qty)).toEqual(jobs))
})

describe('lines by job', () => {
  const line = { id: 'A', qty: 4, unitPrice: 10.1, amount: 40.4, coreCharge: 5, coreAmount: 20 }

  test('a line for two jobs stands in both with its pieces, and what is for none comes last', () => {
    const other = { ...line, id: 'B', qty: 1, amount: 10.1, coreAmount: 5 }
    const groups = groupLinesByJob([other, { ...line, jobs: [hilux(2), golf(1)] }])
    expect(groups.map(({ job, lines, goods, coreCharges }) => [job, lines.map(({ id, qty }) => [id, qty]), goods, coreCharges])).toEqual([
      ['Hilux Meyer', [['A', 2]], 20.2, 10],
      ['Golf Roth', [['A', 1]], 10.1, 5],
      [
        '',
        [
          ['B', 1],
          ['A', 1],
        ],
        20.2,
        10,
      ],
    ])
  })

  test('without a job they are one group, as they were', () => {
    expect(groupLinesByJob([line])).toEqual([{ job: '', lines: [line], goods: 40.4, coreCharges: 20 }])
  })
})
