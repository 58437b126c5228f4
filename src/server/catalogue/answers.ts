import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { type AnsweredCall, answer, answeredCalls, searchingCalls } from '#search/answer/answers.ts'
import { SearchWork } from '#search/find/search-work.ts'
import type { Handlers } from '#server/kernel/ask.ts'
import type { CatalogueAsk } from './ask.ts'

/** A look or two: nobody has to wait for it. */
const atOnce = () => new SearchWork(async () => undefined)

/** What goes through all parts comes when it is the caller's turn. A catalogue that has changed is read before, at nobody's expense. */
const handler =
  <N extends AnsweredCall>(name: N) =>
  async (ask: CatalogueAsk, input: ParsedOf<N>): Promise<ResultOf<N>> => {
    const catalogue = await ask.catalogue()
    return searchingCalls.has(name)
      ? ask.searching(async (work) => answer(name, catalogue, input, work))
      : answer(name, catalogue, input, atOnce())
  }

/** The calls that the index answers (`#search/answer`), here as on a device. Each name has the handler of its own call. */
export const answers = Object.fromEntries(answeredCalls.map((name) => [name, handler(name)])) as Handlers<CatalogueAsk, AnsweredCall>
