import { text } from 'node:stream/consumers'
import { userInfo } from 'node:os'
import { withStandardInput } from './cli/standard-input.ts'
import { runHere } from './cli/run-cli.ts'

const words = await withStandardInput(process.argv.slice(2), () => text(process.stdin))
const { exit, out, err } = await runHere(words, process.env, userInfo().username)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = exit
