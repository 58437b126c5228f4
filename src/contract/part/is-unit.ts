import type { PartType } from './part-types.ts'

/** The types of complete units, which have a parts list. */
const unitTypes: readonly PartType[] = ['starter', 'alternator', 'dcMotor', 'starterGenerator', 'beltStarterGenerator']

/** Whether a part is a complete unit, which is repaired with the components of its parts list. */
export const isUnit = ({ type }: { type: PartType }): boolean => unitTypes.includes(type)
