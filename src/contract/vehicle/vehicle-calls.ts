import * as v from 'valibot'
import { catalogueReadCalls } from '#contract/catalogue/reads.ts'
import type { CallDefinition } from '#contract/kernel/call-definition.ts'
import { Id, Mcode, Year } from '#contract/kernel/primitives.ts'
import { MAX_ENGINE_CHARACTERS, MAX_PARTS_PER_VERDICT_CALL } from '#contract/limits.ts'
import { PartFitVerdict } from './fit-verdict.ts'

/** Part codes joined by commas; repeated ones count once. */
const PartCodes = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').filter((code) => code !== ''))]),
  v.array(Mcode),
  v.minLength(1, /*i18n*/ 'Name at least one part.'),
  v.maxLength(MAX_PARTS_PER_VERDICT_CALL, /*i18n*/ 'One question is about at most 60 parts.'),
)

/** Calls about vehicles that the specification does not have. */
export const vehicleCalls = {
  fitmentVerdicts: {
    ...{ method: 'GET', may: 'anyone', queue: false },
    ...catalogueReadCalls.fitmentVerdicts,
    input: v.object({
      modelid: Id,
      engine: v.optional(v.pipe(v.string(), v.maxLength(MAX_ENGINE_CHARACTERS))),
      year: v.optional(Year),
      mcodes: PartCodes,
    }),
    result: v.array(PartFitVerdict),
    summary: 'Whether parts fit a vehicle, one verdict for each that the shop sells: fits, fits from or under, does not fit, not known.',
  },
} as const satisfies Record<string, CallDefinition>
