import { userInfo } from 'node:os'
import { runHere } from './cli/run-cli.ts'

const { exit, out, err } = await runHere(process.argv.slice(2), process.env, userInfo().username)
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = exit
