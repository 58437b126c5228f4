import type { CoreState, ReturnState } from '#contract/order-states.ts'

/** The steps that lead to a state, as they are shown, and where among them it is. `bad`: it did not end as it should. */
export interface Way<State> {
  steps: readonly State[]
  at: number
  bad: boolean
}

const wayTo = <State>(usual: readonly State[], state: State, ended: readonly State[]): Way<State> => {
  const at = usual.indexOf(state)
  return at >= 0 ? { steps: usual, at, bad: false } : { steps: ended, at: ended.length - 1, bad: true }
}

/** Of a used unit: due → shipped → received → credited, or refused in its place. */
export const coreWay = (state: CoreState): Way<CoreState> =>
  wayTo<CoreState>(['due', 'shipped', 'received', 'credited'], state, ['due', 'shipped', 'received', state])

/** Of a return: asked for → send it → received → paid back; one that was refused or withdrawn shows only that. */
export const returnWay = (state: ReturnState): Way<ReturnState> =>
  wayTo<ReturnState>(['requested', 'approved', 'received', 'refunded'], state, ['requested', state])
