import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { ViewHistory, ViewHistoryClearing, ViewHistoryRequest, ViewUpload } from './views.ts'

const viewHistoryPath = '/account/api/v1/viewHistory'
/**
 * The properties that all calls of viewed parts share. For each part the last change wins, by the device's clock. A delayed view therefore
 * does not undo a later clearing, and a repeated call has no effect, so these calls need neither an Idempotency-Key nor a fixed order.
 */
const memberViewCall = { may: 'member', cache: 'never', fresh: true, queue: false } as const

/** The calls of viewed parts. */
export const viewCalls = {
  viewHistoryList: {
    ...memberViewCall,
    method: 'GET',
    path: `${viewHistoryPath}/list`,
    input: ViewHistoryRequest,
    result: ViewHistory,
    summary: 'The parts that were viewed on all devices of an account, the last first, with what they cost now.',
  },
  viewHistoryAdd: {
    ...memberViewCall,
    method: 'POST',
    path: `${viewHistoryPath}/add`,
    input: ViewUpload,
    result: v.object({}),
    summary: 'Parts that were viewed on a device, each with when. What was cleared after that stays so; an unknown part is passed over.',
  },
  viewHistoryClear: {
    ...memberViewCall,
    method: 'DELETE',
    path: `${viewHistoryPath}/clear`,
    input: ViewHistoryClearing,
    result: v.object({}),
    summary: 'Forgets what was viewed up to a time: some parts, or all.',
  },
} as const satisfies Record<string, CallDefinition>
