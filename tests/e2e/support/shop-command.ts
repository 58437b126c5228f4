import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runCli } from '#server/cli/run-cli.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Says one of the operator's commands beside the running shop, as `npm run shop -- …` does; gives what it printed. Rejects when it was
 * refused.
 */
export async function shopCommand(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] }
  const { stdout } = await promisify(execFile)(process.execPath, ['.ci/shop.mjs', ...words], { cwd: root, env })
  return stdout
}

/** The same without a process of its own, for tests that are not about the commands; on the data folder itself where no shop runs on it. */
export async function commandAt(dataDir: string, ...words: string[]): Promise<void> {
  const { exit, err } = await runCli(words, { DATA_DIR: dataDir }, 'e2e')
  if (exit !== 0) throw new Error(`The shop did not carry out ${words.join(' ')}: ${err}`)
}

/** Beside the shop that all tests share. */
export const command = (...words: string[]): Promise<void> => commandAt(process.env['E2E_DATA_DIR'] ?? '', ...words)
