import type { CallHandlers, RequestContext } from '#server/kernel/ask.ts'
import { answerPackList } from './list.ts'

/** The handlers of the pack calls. Pieces are no calls but plain downloads (`pack-files.ts`). */
export const packHandlers = { packs: answerPackList } satisfies Partial<CallHandlers<RequestContext>>
