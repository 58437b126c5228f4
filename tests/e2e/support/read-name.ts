import type { CallName, calls } from '#contract/calls.ts'

/** Calls that only read. */
export type ReadName = { [N in CallName]: (typeof calls)[N]['method'] extends 'GET' ? N : never }[CallName]
