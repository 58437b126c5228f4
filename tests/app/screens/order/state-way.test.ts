import { describe, expect, test } from 'vitest'
import { coreStateSteps, returnStateSteps } from '#app/screens/order/state-way.ts'
import { coreStates, coreTransitions, returnStates, returnTransitions } from '#contract/orders/order-states.ts'

describe('the steps of a used unit and of a return', () => {
  test.each(coreStates)('a used unit that is %s stands at that step', (state) => {
    const { steps, currentIndex } = coreStateSteps(state)
    expect(steps[currentIndex]).toBe(state)
  })

  test.each(returnStates)('a return that is %s stands at that step', (state) => {
    const { steps, currentIndex } = returnStateSteps(state)
    expect(steps[currentIndex]).toBe(state)
  })

  test('the usual steps follow the tables of transitions', () => {
    for (const [way, table] of [
      [coreStateSteps('due').steps, coreTransitions],
      [returnStateSteps('requested').steps, returnTransitions],
    ] as const)
      for (const [at, to] of way.entries())
        if (at > 0)
          expect(
            table.some((row) => row.from === way[at - 1] && row.to === to),
            `${way[at - 1]} to ${to}`,
          ).toBe(true)
  })

  test('what did not end as it should says so', () => {
    expect(coreStateSteps('refused').hasFailed).toBe(true)
    expect(returnStateSteps('withdrawn').hasFailed).toBe(true)
    expect(returnStateSteps('refunded').hasFailed).toBe(false)
  })
})
