import type { CallName } from '#contract/calls.ts'
import { eachNameOf } from '#contract/locale/names-of-reply.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { isTranslated, namesFor } from '#server/kernel/names.ts'

/** Translates the shop's names in a reply into the caller's language. Returns a copy, because replies are cached and shared. */
export async function translateNames<Result>(ask: Ask, call: CallName, result: Result): Promise<Result> {
  if (!isTranslated(ask)) return result
  const texts = new Set<string>()
  eachNameOf(call, result, (text) => {
    texts.add(text)
    return text
  })
  // A reply without names of the shop needs no query.
  return texts.size === 0 ? result : eachNameOf(call, result, await namesFor(ask, texts))
}
