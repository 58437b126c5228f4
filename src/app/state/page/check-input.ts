import * as v from 'valibot'
import type { CallName, ParsedInputOf } from '#contract/calls.ts'
import { loadCallDefinition } from '#data/load-call-definition.ts'

/** The errors of a form by field name; '' for an error that belongs to no field. */
export type FieldErrors = Readonly<Record<string, string>>
export type CheckedInput<N extends CallName> = { input: ParsedInputOf<N> } | { wrongs: FieldErrors }

/** Validates what was typed with the input schema of a call of the API. */
export async function checkInput<N extends CallName>(name: N, typed: unknown): Promise<CheckedInput<N>> {
  const read = v.safeParse<v.GenericSchema>((await loadCallDefinition(name)).input, typed)
  // The table of calls guarantees that name and schema belong together.
  if (read.success) return { input: read.output as ParsedInputOf<N> }
  const wrongs: Record<string, string> = {}
  for (const issue of read.issues) wrongs[v.getDotPath(issue) ?? ''] ??= issue.message
  return { wrongs }
}
