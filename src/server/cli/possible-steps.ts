import { AppError } from '#contract/errors.ts'
import type { Transition } from '#contract/order-states.ts'
import { orList } from './output.ts'

interface Steps<State extends string> {
  table: readonly Transition<State>[]
  /** The command that leads to a state. */
  leadsTo: Partial<Record<State, string>>
  from: State
}

/** Has something done; a refusal because of the state also says which commands are possible from there. */
export async function withPossibleSteps<State extends string, T>(
  { table, leadsTo, from }: Steps<State>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'wrong-state' || thrown.detail.field !== undefined) throw thrown
    const open = table.filter((row) => row.from === from && row.by.includes('shop')).flatMap(({ to }) => leadsTo[to] ?? [])
    const message = `${thrown.message} ${open.length === 0 ? 'Nothing more can be done with it.' : `Possible now: ${orList(open)}.`}`
    throw new AppError('wrong-state', { ...thrown.detail, message }, { cause: thrown })
  }
}
