import * as v from 'valibot'
import type { CallName, ParsedOf } from '#contract/calls.ts'
import { callRow } from '#data/call-row.ts'

/** Errors by field name; '' for those without field. */
export type Wrongs = Readonly<Record<string, string>>
export type Checked<N extends CallName> = { input: ParsedOf<N> } | { wrongs: Wrongs }

/** Validates the input by the server's schema. */
export async function checkInput<N extends CallName>(name: N, typed: unknown): Promise<Checked<N>> {
  const read = v.safeParse<v.GenericSchema>((await callRow(name)).input, typed)
  // The call table relates name and schema.
  if (read.success) return { input: read.output as ParsedOf<N> }
  const wrongs: Record<string, string> = {}
  for (const issue of read.issues) wrongs[v.getDotPath(issue) ?? ''] ??= issue.message
  return { wrongs }
}
