import type { CallName } from '#contract/call-lines.ts'
import type { calls } from '#contract/calls.ts'

/** Calls that only read. */
export type ReadName = { [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? N : never }[CallName]
