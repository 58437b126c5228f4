import type { AccountRequestContext } from '#server/account/ask.ts'
import type { CallHandlers } from '#server/kernel/ask.ts'
import { contentPage } from './pages.ts'
import { askCounter } from './questions/ask-counter.ts'

export const pageHandlers = { contentPage, askCounter } satisfies Partial<CallHandlers<AccountRequestContext>>
