import { resolve } from 'node:path'
import type { Command } from 'commander'
import { restoreBackup } from '#server/backup/restore.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import type { Total } from '#server/backup/format.ts'
import type { Act, Desk } from './desk.ts'
import { minute, table, type Told } from './told.ts'

export function backupCommands(program: Command, act: Act): void {
  program
    .command('backup')
    .description('writes all of the database to a file, while the shop runs, and reads it back')
    .argument('<file>', 'where to; an older backup of that name gives way when the new one is whole')
    .action(act(backup))
  program
    .command('restore')
    .description('puts a backup in place of what the database holds')
    .argument('<file>', 'a file that backup has made')
    .option('--over', 'also where there are orders')
    .action(act(restore))
}

async function backup(desk: Desk, name: string): Promise<Told> {
  const file = resolve(desk.folder, name)
  const taken = await makeBackup(desk.db, file, { oneConnection: desk.oneConnection ?? false, nowMs: desk.clock.now() })
  const text = `${totalsSaid(taken.totals)}

${file}: ${sumSaid(taken.totals)}, ${(taken.bytes / 1e6).toFixed(1)} MB, written, read back and compared.
It holds customers' data and secrets: keep it where only you can read it.`
  return { data: { file, ...taken }, text }
}

async function restore(desk: Desk, name: string, { over = false }: { over?: boolean }): Promise<Told> {
  const file = resolve(desk.folder, name)
  const restored = await restoreBackup(desk.db, file, { over, clock: desk.clock, who: desk.who })
  const newer = restored.broughtTo > restored.step ? `, brought up from step ${restored.step} to ${restored.broughtTo}` : ''
  const text = `${totalsSaid(restored.totals)}

The shop is as it was on ${minute(restored.made)} UTC: ${sumSaid(restored.totals)}, compared with the backup${newer}.`
  return { data: { file, ...restored }, text }
}

const totalsSaid = (totals: readonly Total[]): string =>
  table(
    ['table', 'rows', 'checksum'],
    totals.map(({ table: name, rows, checksum }) => [name, String(rows), checksum]),
  )

const sumSaid = (totals: readonly Total[]): string =>
  `${totals.length} tables, ${totals.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-US')} rows`
