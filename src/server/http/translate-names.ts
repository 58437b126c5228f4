import type { CallName } from '#contract/calls.ts'
import { mapReplyNames } from '#contract/locale/names-of-reply.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { loadNamesForRequest, needsTranslation } from '#server/kernel/names.ts'

/** Translates the shop's names in a reply into the caller's language. Returns a copy, because replies are cached and shared. */
export async function translateNames<Result>(ask: RequestContext, call: CallName, result: Result): Promise<Result> {
  if (!needsTranslation(ask)) return result
  const texts = new Set<string>()
  mapReplyNames(call, result, (text) => {
    texts.add(text)
    return text
  })
  // A reply without names of the shop needs no query.
  return texts.size === 0 ? result : mapReplyNames(call, result, await loadNamesForRequest(ask, texts))
}
