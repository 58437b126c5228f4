import { describe, expect, test } from 'vitest'
import { coreSteps, returnSteps } from '#app/screens/order/state-way.ts'
import { coreStates, coreTransitions, returnStates, returnTransitions } from '#contract/orders/order-states.ts'

describe('the steps of a used unit and of a return', () => {
  test.each(coreStates)('a used unit that is %s stands at that step', (state) => {
    const { steps, at } = coreSteps(state)
    expect(steps[at]).toBe(state)
  })

  test.each(returnStates)('a return that is %s stands at that step', (state) => {
    const { steps, at } = returnSteps(state)
    expect(steps[at]).toBe(state)
  })

  test('the usual steps follow the tables of transitions', () => {
    for (const [way, table] of [
      [coreSteps('due').steps, coreTransitions],
      [returnSteps('requested').steps, returnTransitions],
    ] as const)
      for (const [at, to] of way.entries())
        if (at > 0)
          expect(
            table.some((row) => row.from === way[at - 1] && row.to === to),
            `${way[at - 1]} to ${to}`,
          ).toBe(true)
  })

  test('what did not end as it should says so', () => {
    expect(coreSteps('refused').bad).toBe(true)
    expect(returnSteps('withdrawn').bad).toBe(true)
    expect(returnSteps('refunded').bad).toBe(false)
  })
})
