import { type PartType, partTypeNames } from '#contract/part/part-types.ts'

/** Parses the name of a slot (position of a unit), such as `rotor 90` or `fan external CW`, into the part type and its variant. */
export function parseComponentSlot(slot: string): { type: PartType; firstVariantWord: string; secondVariantWord: string } {
  const [name, first = '', second = ''] = slot.split(' ')
  const type = partTypeNames.find((known) => known === name)
  if (!type) throw new Error(`No kind of part stands in the slot "${slot}"`)
  return { type, firstVariantWord: first, secondVariantWord: second }
}

/** Writes a choice of pulley, plug or mounting as one word of a slot's name. */
export const encodeSlotVariant = (choice: readonly (string | number)[]): string => choice.join('/').replaceAll(' ', '_')

/** Splits a word of a slot's name, written by `encodeSlotVariant`, into the choices again. */
export const decodeSlotVariant = (word: string): string[] => word.replaceAll('_', ' ').split('/')
