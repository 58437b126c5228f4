import { expect, test } from 'vitest'
import { rowsByJob } from '#server/mail/letters/order/rows-by-job.ts'

const line = { name: 'Starter', mcode: 'SA-1001', qty: 3, unitPrice: 10, amount: 30, coreCharge: 0, coreAmount: 0 }

test('a letter tells the lines job by job, each with its sum, and what is for none last', () => {
  const lines = [{ ...line, jobs: [{ job: 'Hilux Meyer', qty: 2 }] }]
  expect(rowsByJob(lines, 'en')).toEqual([
    ['For job: Hilux Meyer', '$20.00', 'sum'],
    ['2 × Starter SA-1001', '$20.00'],
    ['For no job', '$10.00', 'sum'],
    ['1 × Starter SA-1001', '$10.00'],
  ])
  expect(rowsByJob(lines, 'de')[0]?.[0]).toBe('Für Auftrag: Hilux Meyer')
})

test('without jobs it says the lines alone', () => {
  expect(rowsByJob([line], 'en')).toEqual([['3 × Starter SA-1001', '$30.00']])
})
