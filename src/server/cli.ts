import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { collectShopAnswers } from './cli/open/in-terminal.ts'
import { runCli } from './cli/run-cli.ts'
import { embedStandardInput } from './cli/standard-input.ts'

const processTerminal = { input: process.stdin, output: process.stdout }
const typedArguments = await embedStandardInput(process.argv.slice(2), () => text(process.stdin))
const commandWords = await collectShopAnswers(typedArguments, processTerminal)
const { exit, out, err } =
  commandWords === null ? { exit: 1, out: '', err: '' } : await runCli(commandWords, process.env, userInfo().username)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = exit
