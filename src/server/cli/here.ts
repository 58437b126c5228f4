import type { Env } from '#server/env.ts'

/** What a command receives that runs in the operator's own process, because it reads files or asks questions. */
export interface Here {
  env: Env
  /** The operator's working directory. */
  folder: string
  /** Who runs the command, for the audit. */
  who: string
  action: string
  tenant: string | undefined
  /** Whether the answer is printed as JSON for a program (`--json`). */
  json: boolean
  /** Runs another command with `--json`, and returns its parsed answer. */
  ask: (words: readonly string[]) => Promise<unknown>
}
