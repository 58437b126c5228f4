import type { Ask, Handlers } from '#server/kernel/ask.ts'
import { packs } from './list.ts'

/** The calls about packs, and what answers each. Pieces are no calls: `pack-files.ts`. */
export const packHandlers = { packs } satisfies Partial<Handlers<Ask>>
