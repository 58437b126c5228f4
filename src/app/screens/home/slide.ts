import { SLIDER_SPEED_MS } from '#contract/limits.ts'

/** The banner that an index means: past the last comes the first again. */
export const stepTo = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

/** Where a slide stands `elapsedMs` after it began: quick at first, soft at the end, there after 300 ms (specification, section 9). */
export function slideOffset(from: number, to: number, elapsedMs: number): number {
  const held = Math.min(Math.max(elapsedMs / SLIDER_SPEED_MS, 0), 1)
  return from + (to - from) * (1 - (1 - held) ** 3)
}
