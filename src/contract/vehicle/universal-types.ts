import type { PartType } from '#contract/part/part-types.ts'

/** Part types that are made for no certain vehicles, so that a part of them without fitments is no unknown one. */
const universalTypes: ReadonlySet<PartType> = new Set(['workwear', 'tester', 'pullerTool', 'batteryCable'])

export const isUniversalType = (type: PartType): boolean => universalTypes.has(type)
