import type { Ask, Handlers } from '#server/kernel/ask.ts'
import { packs } from './list.ts'

/** The handlers of the pack calls. Pieces are no calls but plain downloads (`pack-files.ts`). */
export const packHandlers = { packs } satisfies Partial<Handlers<Ask>>
