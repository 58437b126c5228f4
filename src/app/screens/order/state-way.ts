import type { CoreState, ReturnState } from '#contract/orders/order-states.ts'

/** The displayed steps up to a state, and the current one. `hasFailed`: the last step is a failure. */
export interface StateSteps<State> {
  steps: readonly State[]
  currentIndex: number
  hasFailed: boolean
}

const stateStepsAt = <State>(usual: readonly State[], state: State, ended: readonly State[]): StateSteps<State> => {
  const at = usual.indexOf(state)
  return at >= 0 ? { steps: usual, currentIndex: at, hasFailed: false } : { steps: ended, currentIndex: ended.length - 1, hasFailed: true }
}

/** Returns the steps of a used unit that is sent back: due → shipped → received → credited, or refused. */
export const coreStateSteps = (state: CoreState): StateSteps<CoreState> =>
  stateStepsAt<CoreState>(['due', 'shipped', 'received', 'credited'], state, ['due', 'shipped', 'received', state])

/** Returns the steps of a return: requested → send it → received → refunded. A refused or withdrawn return has only that step. */
export const returnStateSteps = (state: ReturnState): StateSteps<ReturnState> =>
  stateStepsAt<ReturnState>(['requested', 'approved', 'received', 'refunded'], state, ['requested', state])
