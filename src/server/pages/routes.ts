import type { Ask, Handlers } from '#server/kernel/ask.ts'
import { contentPage } from './pages.ts'

/** The calls of content pages and what answers each. */
export const pageHandlers = { contentPage } satisfies Partial<Handlers<Ask>>
