/** The banner that an index means: past the last comes the first again. */
export const stepTo = (index: number, count: number): number => (count === 0 ? 0 : ((index % count) + count) % count)

/** Where a slide stands after a part of its time, 0 to 1: quick at first, soft at the end. */
export function slideOffset(from: number, to: number, part: number): number {
  const held = Math.min(Math.max(part, 0), 1)
  return from + (to - from) * (1 - (1 - held) ** 3)
}
