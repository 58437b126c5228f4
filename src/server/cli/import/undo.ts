import type { CommandContext } from '#server/cli/command.ts'
import type { CommandOutput } from '#server/cli/command-output.ts'
import { findSelectedTenant } from '#server/cli/find.ts'
import { runImport } from '#server/import/engine/import-run.ts'
import type { ImportRemark } from '#server/import/engine/run/run.ts'
import { countsText, pendingUpdateWarnings, remarkText } from './import-text.ts'

/** Undoes an import. Data that was changed again since the import is kept and reported. */
export async function undoImport(
  command: CommandContext,
  number: number,
  { dryRun = false }: { dryRun?: boolean },
): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const order = {
    tenantId: id,
    kind: 'undo' as const,
    file: `import ${number}`,
    hash: '',
    options: {},
    who: command.who,
    action: command.action,
    isComplete: false,
    undoes: number,
  }
  const said: ImportRemark[] = []
  const end = await runImport(
    command,
    order,
    emptyFileEvents(),
    () => Promise.resolve(dryRun ? 'dry' : 'go'),
    (news) => {
      if (news.type === 'remark') said.push(news.remark)
    },
  )
  const text = [
    dryRun
      ? `Nothing was changed (--dry-run). It would be: ${countsText(end.counts)}.`
      : `Import ${number} is undone, by import ${end.run}: ${countsText(end.counts)}.`,
    ...pendingUpdateWarnings(end),
    ...said.slice(0, 20).map(remarkText),
  ].join('\n')
  return { data: { ...end, undoes: number, remarks: said }, text }
}

async function* emptyFileEvents(): AsyncGenerator<never[], void> {}
