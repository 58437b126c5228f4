import { basename } from 'node:path'
import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { CommandContext } from '#server/cli/command.ts'
import { type CommandOutput, formatList, formatMinute, formatNameValuePairs } from '#server/cli/command-output.ts'
import { findSelectedTenant } from '#server/cli/find.ts'
import { describeRowChange } from './change-text.ts'
import { countsText, remarkText, rowCountTexts } from './import-text.ts'

const MAX_SUMMARY_CHANGES = 50

export async function listImports(command: CommandContext, { limit }: { limit: number }): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const data = await command.db
    .selectFrom('import_run')
    .selectAll()
    .where('tenant_id', '=', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const rows = data.map((run) => [
    String(run.id),
    formatMinute(run.begun_at),
    run.kind,
    basename(run.file),
    run.state,
    run.who,
    countsText({ ...plainCountNames, ...run.counts }),
  ])
  return {
    data,
    text: formatList(
      ['no', 'at (UTC)', 'of', 'file', 'state', 'who', 'what'],
      rows,
      'Nothing was imported yet: npm run shop -- import parts FILE.',
    ),
  }
}

const plainCountNames = { added: 0, changed: 0, withdrawn: 0, removed: 0, unchanged: 0, names: 0, refused: 0, noted: 0 }

const changeHeadings = { added: 'Added', changed: 'Changed', withdrawn: 'Withdrawn', removed: 'Removed', names: 'Names' } as const

const MAX_LINE_LIST_CHARACTERS = 200

/** Returns the line numbers of a file by result, for example `parts.csv, added: lines 2-31, 33`, one line per result. */
function sourceLinesText({ file, sheet, lines }: { file: string; sheet?: string; lines: Record<string, string> }, all: boolean): string[] {
  const place = sheet === undefined ? basename(file) : `${basename(file)}, sheet ${sheet}`
  return Object.entries(lines).map(([outcome, text]) => {
    const shown =
      all || text.length <= MAX_LINE_LIST_CHARACTERS
        ? text
        : `${text.slice(0, text.lastIndexOf(',', MAX_LINE_LIST_CHARACTERS))} … (--all shows the rest)`
    return `${place}, ${outcomeTexts[outcome] ?? outcome}: ${shown.replaceAll(',', ', ')}`
  })
}

const outcomeTexts: Readonly<Record<string, string>> = { unchanged: 'as they were', leftOut: 'left out' }

/** Describes one import: what it added, changed (old → new), withdrew and refused, and why. Throws `not-found`. */
export async function showImport(command: CommandContext, number: number, { all = false }: { all?: boolean }): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const { db } = command
  const run = await db.selectFrom('import_run').selectAll().where('tenant_id', '=', id).where('id', '=', number).executeTakeFirst()
  if (run === undefined) throw new AppError('not-found', { message: `There is no import ${number}. Look with import list.` })
  const most = all ? null : MAX_SUMMARY_CHANGES
  const { rows } = await sql<{
    became: keyof typeof changeHeadings
    of: string
    key: string
    before: unknown
    after: unknown
    of_all: number
  }>`
    with each as (select *, case when part_id is null then 'names' when of <> 'part' then 'changed' when after is null then 'removed'
        when after ->> 'ended' = 'true' and (before is null or before ->> 'ended' = 'false') then 'withdrawn' when before is null then 'added' else 'changed' end as became
      from import_change as one where tenant_id = ${id} and import_id = ${number} and not (of <> 'part' and exists (select from import_change as its
        where its.tenant_id = one.tenant_id and its.import_id = one.import_id and its.of = 'part' and its.key = one.key and (its.before is null or its.after is null)))),
    numbered as (select *, row_number() over (partition by became order by key, of collate "C") as place, (count(*) over (partition by became))::int as of_all from each)
    select became, of, key, before, after, of_all from numbered where ${most}::int is null or place <= ${most} order by became collate "C", place`.execute(
    db,
  )
  const changes = rows.map(({ of_all: _, ...one }) => one)
  const remarks = await db
    .selectFrom('import_remark')
    .select(['kind', 'file', 'sheet', 'line', 'column_name', 'value', 'says'])
    .where('tenant_id', '=', id)
    .where('import_id', '=', number)
    .orderBy('seq')
    .execute()
  const said = remarks.map(({ column_name, sheet, ...one }) => ({ ...one, column: column_name, ...(sheet === null ? {} : { sheet }) }))
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...(all ? lines : lines.slice(0, MAX_SUMMARY_CHANGES)).map((line) => `  ${line}`)]
  const isCut =
    !all &&
    (rows.some(({ of_all }) => of_all > MAX_SUMMARY_CHANGES) ||
      (['stops', 'refused', 'left-out', 'noted'] as const).some(
        (kind) => said.filter((one) => one.kind === kind).length > MAX_SUMMARY_CHANGES,
      ))
  const text = [
    formatNameValuePairs({
      import: `${run.id}, ${run.kind} of ${run.file}`,
      at: `${formatMinute(run.begun_at)} UTC, by ${run.who}`,
      state: run.state,
      came: countsText({ ...plainCountNames, ...run.counts }, run.rows?.counts),
      rows: rowCountTexts(run.rows?.counts).join(''),
    }),
    ...(Object.keys(changeHeadings) as (keyof typeof changeHeadings)[]).flatMap((became) =>
      section(changeHeadings[became], changes.filter((one) => one.became === became).map(describeRowChange)),
    ),
    ...section('Stopped', said.filter(({ kind }) => kind === 'stops').map(remarkText)),
    ...section('Refused', said.filter(({ kind }) => kind === 'refused').map(remarkText)),
    ...section('Left out', said.filter(({ kind }) => kind === 'left-out').map(remarkText)),
    ...section('Noted', said.filter(({ kind }) => kind === 'noted').map(remarkText)),
    ...section(
      'Rows',
      (run.rows?.files ?? []).flatMap((one) => sourceLinesText(one, all)),
    ),
    ...(isCut ? ['', `At most ${MAX_SUMMARY_CHANGES} of each are shown: --all shows the rest.`] : []),
  ].join('\n')
  return { data: { run, changes, remarks: said }, text }
}
