import { type PartType, partTypeNames } from '#contract/part-types.ts'

/** What a slot such as `rotor 90` or `fan external CW` names: the kind of part, and which of them. */
export function readSlot(slot: string): { type: PartType; first: string; second: string } {
  const [name, first = '', second = ''] = slot.split(' ')
  const type = partTypeNames.find((known) => known === name)
  if (!type) throw new Error(`No kind of part stands in the slot "${slot}"`)
  return { type, first, second }
}

/** A pulley, plug or mounting as one word of a slot. */
export const slotted = (choice: readonly (string | number)[]): string => choice.join('/').replaceAll(' ', '_')

/** The pieces of such a word again. */
export const unslotted = (word: string): string[] => word.replaceAll('_', ' ').split('/')
