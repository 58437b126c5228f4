import type { PackPort } from '#data/packs/port.ts'
import { type Answerer, portTo } from '../port.ts'

/** The surroundings of a device whose network is the given answerer: room enough, a free line, and no pause is waited for. */
export const packPortTo = (fetch: Answerer, more: Partial<PackPort> = {}): PackPort => ({
  ...portTo(fetch),
  freeBytes: async () => null,
  allocateReserve: async () => undefined,
  releaseReserve: async () => false,
  connectionCost: () => 'free',
  wait: async () => undefined,
  ...more,
})
