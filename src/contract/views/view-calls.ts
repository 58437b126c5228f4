import * as v from 'valibot'
import type { CallRow } from '#contract/kernel/call-row.ts'
import { HistoryAsked, ViewHistory, ViewsCleared, ViewsMade } from './views.ts'

const history = '/account/api/v1/viewHistory'
/**
 * The properties that all calls of viewed parts share. For each part the last change wins, by the device's clock. A delayed view therefore
 * does not undo a later clearing, and a repeated call has no effect, so these calls need neither an Idempotency-Key nor a fixed order.
 */
const own = { may: 'member', cache: 'never', fresh: true, queue: false } as const

/** The calls of viewed parts. */
export const viewCalls = {
  viewHistoryList: {
    ...own,
    method: 'GET',
    path: `${history}/list`,
    input: HistoryAsked,
    result: ViewHistory,
    summary: 'The parts that were viewed on all devices of an account, the last first, with what they cost now.',
  },
  viewHistoryAdd: {
    ...own,
    method: 'POST',
    path: `${history}/add`,
    input: ViewsMade,
    result: v.object({}),
    summary: 'Parts that were viewed on a device, each with when. What was cleared after that stays so; an unknown part is passed over.',
  },
  viewHistoryClear: {
    ...own,
    method: 'DELETE',
    path: `${history}/clear`,
    input: ViewsCleared,
    result: v.object({}),
    summary: 'Forgets what was viewed up to a time: some parts, or all.',
  },
} as const satisfies Record<string, CallRow>
