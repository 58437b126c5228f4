import { expect, test } from 'vitest'
import { groupLinesByJob } from '#app/screens/cart/jobs.ts'
import { cleanJobName } from '#app/state/cart/job.ts'
import { optimisticCart } from '#data/outbox/optimistic-cart.ts'
import { cartLine } from '../../../support/cart/lines.ts'

test('lines that are set aside stand under the name of their job, jobs by alphabet and number, lines as they were added', () => {
  const lines = optimisticCart(
    [
      cartLine('AR-1', 1, { job: 'Bay 10' }),
      cartLine('AR-2', 1),
      cartLine('AR-3', 1, { job: 'Bay 2' }),
      cartLine('AR-4', 1, { job: 'Bay 10' }),
    ],
    [],
  )
  expect(groupLinesByJob(lines, 'en-US').map(({ job, lines: held }) => [job, ...held.map(({ id }) => id)])).toEqual([
    ['Bay 2', 'AR-3'],
    ['Bay 10', 'AR-1', 'AR-4'],
  ])
})

test('what lies in the cart itself belongs to no job', () => {
  expect(groupLinesByJob(optimisticCart([cartLine('AR-1', 1)], []), 'en-US')).toEqual([])
})

test('the name of a job has no spaces at its ends and single ones within', () => {
  expect(cleanJobName('  blue \t  tractor ')).toBe('blue tractor')
  expect(cleanJobName('   ')).toBe('')
})
