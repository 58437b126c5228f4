import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { runCli } from '#server/cli/run-cli.ts'
import { startShop } from './shop-process.ts'

export interface Visits {
  how: string
  seconds: number
  /** How long each question took, the quickest first. */
  times: number[]
}

const ALONE_MS = 4000
/** Between two questions: a visitor who never rests would keep the backup from its turn. */
const PAUSE_MS = 2
const Listed = v.object({ result: v.object({ records: v.array(v.object({ mcode: v.string() })) }) })

/** What another visitor, who asks for a price over and over, notices of a backup of the embedded database. */
export async function measureBackup(folder: string, parts: number, port: number): Promise<Visits[]> {
  const dataDir = join(folder, `backup-${parts}`)
  const shop = await startShop(dataDir, parts, port)
  try {
    const listed = v.parse(Listed, await (await fetch(`${shop.url}/marco/api/v1/product/aggregation/search?pageSize=1`)).json())
    const path = `${shop.url}/marco/api/v1/product/getPriceByQuantity?quantity=3&mcode=${listed.result.records[0]?.mcode ?? ''}`
    const type = (...words: string[]) => runCli(words, { DATA_DIR: dataDir }, 'bench')
    const backup = async () => {
      const { exit, err } = await type('backup', join(folder, 'shop.backup'))
      if (exit !== 0) throw new Error(err)
    }
    // The shop takes commands a moment later than it answers customers.
    while ((await type('status')).exit !== 0) await wait(PAUSE_MS)
    // Each once before: what is compiled at its first use is not to be counted.
    await visitDuring('', path, backup())
    return [await visitDuring('alone', path, wait(ALONE_MS)), await visitDuring('during a backup', path, backup())]
  } finally {
    await shop.stop()
  }
}

async function visitDuring(how: string, path: string, during: Promise<unknown>): Promise<Visits> {
  const began = performance.now()
  let ended = false
  const watched = during.finally(() => {
    ended = true
  })
  // A failure is thrown below, where it is awaited.
  watched.catch(() => undefined)
  const times: number[] = []
  while (!ended) {
    const asked = performance.now()
    const reply = await fetch(path)
    await reply.text()
    if (reply.status !== 200) throw new Error(`${reply.status} ${path}`)
    times.push(performance.now() - asked)
    await wait(PAUSE_MS)
  }
  await watched
  return { how, seconds: (performance.now() - began) / 1000, times: times.sort((one, other) => one - other) }
}
