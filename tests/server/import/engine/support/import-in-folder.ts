// A process that imports one version of a file into the embedded database in a folder, or that at DATABASE_URL: FOLDER VERSION. Where HELD_MS
// is said, it takes so long over its file.
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/db/open.ts'
import { partEvents, runOn } from './empty-shops.ts'
import { version } from './versions.ts'

const [, , dataDir = '', no = '1'] = process.argv
/** Asked when the import begins to read. */
const held = Number(process.env['HELD_MS'] ?? '0')
const { db, close } = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] })
process.stdout.write('open\n')
const { run } = await runOn(db, 'shop', 'parts', partEvents(version(Number(no))), {
  onNews: (news) => process.stdout.write(`${news.type}\n`),
  hold: () => wait(held),
})
await close()
process.stdout.write(`done ${run}\n`)
