import * as v from 'valibot'
import type { CallName, ParsedOf } from '#contract/calls.ts'
import { callRow } from '#data/call-row.ts'

/** What is wrong, by the name of the field; '' holds what belongs to none. */
export type Wrongs = Readonly<Record<string, string>>
export type Checked<N extends CallName> = { input: ParsedOf<N> } | { wrongs: Wrongs }

/** Checks what was typed by the shape that the server checks it by. */
export async function checkInput<N extends CallName>(name: N, typed: unknown): Promise<Checked<N>> {
  const read = v.safeParse<v.GenericSchema>((await callRow(name)).input, typed)
  // Which name goes with which shape, the call table has just said.
  if (read.success) return { input: read.output as ParsedOf<N> }
  const wrongs: Record<string, string> = {}
  for (const issue of read.issues) wrongs[v.getDotPath(issue) ?? ''] ??= issue.message
  return { wrongs }
}
