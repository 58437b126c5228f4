import * as v from 'valibot'
import { Mcode } from '#contract/kernel/primitives.ts'

/** How many parts are compared at most. */
export const MAX_COMPARED_PARTS = 4

/**
 * Reads the parameter `parts` of the compare page: codes separated by commas, the first is the old part. Texts that are no code, repeated
 * codes and those after the fourth are left out.
 */
export function readComparedCodes(parts: string | undefined): Mcode[] {
  const codes = new Set<Mcode>()
  for (const text of (parts ?? '').split(',')) {
    const code = v.safeParse(Mcode, text.trim().toUpperCase())
    if (code.success) codes.add(code.output)
  }
  return [...codes].slice(0, MAX_COMPARED_PARTS)
}

/** Writes codes as the parameter `parts`; undefined without codes. */
export const writeComparedCodes = (codes: readonly string[]): string | undefined => (codes.length === 0 ? undefined : codes.join(','))
