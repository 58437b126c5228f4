import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { TableTotal } from '#server/backup/format.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import type { CommandActionFactory, CommandContext } from './command.ts'
import { type CommandOutput, formatMinute, formatTable } from './command-output.ts'

export function addBackupCommands(program: Command, act: CommandActionFactory): void {
  program
    .command('backup')
    .description('writes all of the database to a file, while the shop runs, and reads it back')
    .argument('<file>', 'where to; an older backup of that name gives way when the new one is whole')
    .action(act(runBackupCommand))
  program
    .command('restore')
    .description('replaces the content of the database by a backup')
    .argument('<file>', 'a file that backup has made')
    .option('--over', 'even if the database has orders')
    .action(act(runRestoreCommand))
}

async function runBackupCommand(command: CommandContext, name: string): Promise<CommandOutput> {
  const file = resolve(command.folder, name)
  const taken = await makeBackup(command.db, file, { hasSingleConnection: command.oneConnection ?? false, nowMs: command.clock.now() })
  const text = `${rowTotalsText(taken.totals)}

${file}: ${tableAndRowCountText(taken.totals)}, ${(taken.bytes / 1e6).toFixed(1)} MB, written, read back and compared.
It holds customers' data and secrets: keep it where only you can read it.`
  return { data: { file, ...taken }, text }
}

async function runRestoreCommand(command: CommandContext, name: string, { over = false }: { over?: boolean }): Promise<CommandOutput> {
  const file = resolve(command.folder, name)
  const restored = await restoreBackup(command.db, file, { canReplaceOrders: over, clock: command.clock, who: command.who })
  const newer = restored.migratedToStep > restored.step ? `, brought up from step ${restored.step} to ${restored.migratedToStep}` : ''
  const text = `${rowTotalsText(restored.totals)}

The shop is as it was on ${formatMinute(restored.made)} UTC: ${tableAndRowCountText(restored.totals)}, compared with the backup${newer}.`
  return { data: { file, ...restored }, text }
}

const rowTotalsText = (totals: readonly TableTotal[]): string =>
  formatTable(
    ['table', 'rows', 'checksum'],
    totals.map(({ table: name, rows, checksum }) => [name, String(rows), checksum]),
  )

const tableAndRowCountText = (totals: readonly TableTotal[]): string =>
  `${totals.length} tables, ${totals.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-US')} rows`
