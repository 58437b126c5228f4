import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { sql } from 'kysely'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { termsOf } from '#server/orders/terms.ts'
import { type CommandContext, changeShop, type ToAction } from './command.ts'
import { requiredTenant } from './find.ts'
import { parsedJson } from './open/read-shop-file.ts'
import { problemsIn, shopFields } from './open/shop-file.ts'
import { termFacts, termsToFile, termsWith } from './open/terms-of.ts'
import { formatFacts, type Output } from './output.ts'
import { writeTerms } from './tenants-change.ts'

const { country, taxes, deliveries, counter, orderPrefix, payments, invoiceDays, bank, taxId } = shopFields
/** The fields of `shop.json` that are terms of sale. */
const TermsFile = v.strictObject(
  v.partial(v.object({ country, taxes, deliveries, counter, orderPrefix, payments, invoiceDays, bank, taxId })).entries,
)

export function termCommands(terms: Command, act: ToAction): void {
  terms
    .command('show', { isDefault: true })
    .description('the terms of sale of a shop; --json prints the format of terms set')
    .action(act(showTerms))
  terms
    .command('set')
    .description('changes the terms in a file: taxes, deliveries, counter, payments, bank …; others are unchanged')
    .option('--file <file>', 'JSON, as terms show --json prints it; - reads it from standard input')
    .option('--text <json>', 'the JSON itself')
    .action(act(setTerms))
}

async function showTerms(command: CommandContext): Promise<Output> {
  const { id } = await requiredTenant(command)
  const terms = await termsOf(command.db, id)
  return { data: termsToFile(terms), text: formatFacts(termFacts(terms)) }
}

async function setTerms(command: CommandContext, { file, text }: { file?: string; text?: string }): Promise<Output> {
  const { id } = await requiredTenant(command)
  const name = file ?? 'What came by standard input'
  const read = v.safeParse(TermsFile, parsedJson(name, text ?? (await textOf(command, file))))
  if (!read.success)
    throw new AppError('bad-request', { message: `${name} is not taken, and nothing was changed:\n${problemsIn(read.issues).join('\n')}` })
  return changeShop(command, id, async ({ db, tenantId }) => {
    await db.selectFrom('tenant').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    const [before, after] = await termsOf(db, id).then((terms) => [terms, termsWith(terms, read.output)] as const)
    await writeTerms({ db, tenantId }, after)
    // Pages show the ways to pay. They are cached until the catalogue version grows.
    await sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${id}`.execute(db)
    const [old, now] = [termFacts(before), termFacts(after)]
    const rows = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((what) => old[what] !== now[what])
    const lines = Object.fromEntries(rows.map((what) => [what, `${old[what] || '(nothing)'} → ${now[what] || '(nothing)'}`]))
    const said = Object.fromEntries(rows.map((what) => [what, (now[what] ?? '').slice(0, 200)]))
    return { about: id, facts: said, data: termsToFile(after), text: rows.length === 0 ? 'Nothing was changed.' : formatFacts(lines) }
  })
}

async function textOf({ folder }: CommandContext, file: string | undefined): Promise<string> {
  if (file === undefined)
    throw new AppError('bad-request', { message: 'Say where the terms are: --file terms.json, or --file - for standard input.' })
  return readFile(resolve(folder, file), 'utf8').catch((cause: unknown) => {
    throw new AppError('not-found', { message: `The file ${file} cannot be read.` }, { cause })
  })
}
