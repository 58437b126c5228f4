import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { collectShopAnswers } from './cli/open/in-terminal.ts'
import { runCli } from './cli/run-cli.ts'
import { embedStandardInput } from './cli/standard-input.ts'

const processTerminal = { input: process.stdin, output: process.stdout }
const typedWords = await embedStandardInput(process.argv.slice(2), () => text(process.stdin))
const words = await collectShopAnswers(typedWords, processTerminal)
const { exit, out, err } = words === null ? { exit: 1, out: '', err: '' } : await runCli(words, process.env, userInfo().username)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = exit
