// A process that imports one version of a file into the embedded database in a folder, to be killed at it: FOLDER VERSION.
import { openDatabase } from '#server/db/open.ts'
import { partEvents, runOn } from './empty-shops.ts'
import { version } from './versions.ts'

const [, , dataDir = '', no = '1'] = process.argv
const { db, close } = await openDatabase({ dataDir })
process.stdout.write('open\n')
const { run } = await runOn(db, 'shop', 'parts', partEvents(version(Number(no))), { onNews: (news) => process.stdout.write(`${news.is}\n`) })
await close()
process.stdout.write(`done ${run}\n`)
