import type { EnvironmentSettings } from '#server/env.ts'

/** What a command that runs in the operator's own process receives. Such a command reads files or asks questions. */
export interface LocalCommandContext {
  env: EnvironmentSettings
  /** The operator's working directory. */
  folder: string
  /** The person who runs the command, for the audit. */
  who: string
  action: string
  tenant: string | undefined
  /** Whether the answer is printed as JSON for a program (`--json`). */
  isJsonOutput: boolean
  /** Runs another command with `--json`, and returns the parsed answer of that command. */
  runJsonCommand: (words: readonly string[]) => Promise<unknown>
}
