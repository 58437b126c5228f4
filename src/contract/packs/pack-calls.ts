import * as v from 'valibot'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { SignedPackList } from './pack-list.ts'

/** The calls about packs. The pieces of packs are not fetched by calls: their URLs return bytes without envelope (`piecePath`). */
export const packCalls = {
  packs: {
    method: 'GET',
    path: '/marco/api/v1/product/packs',
    may: 'anyone',
    cache: 'never',
    queue: false,
    fresh: true,
    input: v.object({}),
    result: SignedPackList,
    summary: 'The packs of the catalogue that a device can keep, signed',
  },
} as const satisfies Record<string, CallDefinition>
