import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { commands } from './cli/commands.ts'
import { readEnv } from './env.ts'

const usage = `The operator's commands. The embedded database has one user at a time: stop the server first, or point DATABASE_URL at a real one.

  npm run shop -- tenants              the shops in this database
  npm run shop -- parts show MCODE     one part, in every shop that has it
  npm run shop -- status               what is in the database

  --json    the same for a program to read
`

const words = process.argv.slice(2).filter((word) => word !== '--json')
const json = process.argv.includes('--json')
const command = commands.find(({ words: name }) => name.every((word, at) => words[at] === word))
const rest = words.slice(command?.words.length ?? 0)

function stop(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(2)
}

if (!command || rest.length !== command.takes) stop(usage)
const env = readEnv(process.env)
if ('wrong' in env) stop(env.wrong.join('\n'))
const opened = await openDatabase(env).catch((cause: unknown) =>
  stop(`The database cannot be opened: ${cause instanceof Error ? cause.message : cause}`),
)
try {
  await migrate(opened.db)
  const found = await command.run(opened.db, rest)
  process.stdout.write(json ? `${JSON.stringify(found.data, null, 2)}\n` : `${found.text}\n`)
  process.exitCode = found.missing ? 1 : 0
} finally {
  await opened.close()
}
