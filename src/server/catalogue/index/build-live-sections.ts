import { liveDataSections } from '#search/catalogue/live-bytes.ts'
import type { LiveColumns } from '#search/catalogue/live-columns.ts'
import { collectInSteps } from '#search/schedule/run-in-steps.ts'
import { nodeEventLoop } from '#server/kernel/node-event-loop.ts'

/** Builds the index sections for the live data (price, stock) of many parts in small steps, so that requests are answered in between. */
export const buildLiveSections = async (live: LiveColumns): Promise<Map<string, Uint8Array>> =>
  new Map(await collectInSteps(liveDataSections(live), nodeEventLoop.yieldToEventLoop))
