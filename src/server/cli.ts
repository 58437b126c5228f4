import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { withAnswers } from './cli/open/in-terminal.ts'
import { runCli } from './cli/run-cli.ts'
import { withStandardInput } from './cli/standard-input.ts'

const terminal = { input: process.stdin, output: process.stdout }
const typedWords = await withStandardInput(process.argv.slice(2), () => text(process.stdin))
const words = await withAnswers(typedWords, terminal)
const { exit, out, err } = words === null ? { exit: 1, out: '', err: '' } : await runCli(words, process.env, userInfo().username)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = exit
