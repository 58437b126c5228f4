import type { CallName } from '#contract/calls.ts'
import { eachNameOf } from '#contract/locale/names-of-reply.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { isTranslated, namesFor } from '#server/kernel/names.ts'

/** A reply with the names of the shop in the language of the call. It is another object: replies are kept and shared. */
export async function inNamesOfCall<Result>(ask: Ask, call: CallName, result: Result): Promise<Result> {
  if (!isTranslated(ask)) return result
  const texts = new Set<string>()
  eachNameOf(call, result, (text) => {
    texts.add(text)
    return text
  })
  // A reply without names asks nothing of the database.
  return texts.size === 0 ? result : eachNameOf(call, result, await namesFor(ask, texts))
}
