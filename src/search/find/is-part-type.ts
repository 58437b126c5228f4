import { type PartType, partTypes } from '#contract/part/part-types.ts'

export const isPartType = (text: string): text is PartType => Object.hasOwn(partTypes, text)
