import type { AccountAsk } from '#server/account/ask.ts'
import type { Handlers } from '#server/kernel/ask.ts'
import { contentPage } from './pages.ts'
import { askCounter } from './questions/ask-counter.ts'

/** The calls of content pages and of the counter, and what answers each. */
export const pageHandlers = { contentPage, askCounter } satisfies Partial<Handlers<AccountAsk>>
