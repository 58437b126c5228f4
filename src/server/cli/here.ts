import type { Env } from '#server/env.ts'

/** What a command gets that reads files, or asks a person, in the process in which it was typed. */
export interface Here {
  env: Env
  /** Where whoever types the command is. */
  folder: string
  /** Who does it, for the audit. */
  who: string
  action: string
  tenant: string | undefined
  /** A program reads the answer. */
  json: boolean
  /** Has another command carried out, and gives what it printed with `--json`. */
  ask: (words: readonly string[]) => Promise<unknown>
}
