import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { sql } from 'kysely'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { readOrderTerms } from '#server/orders/terms.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatNameValuePairs } from './command-output.ts'
import { findSelectedTenant } from './find.ts'
import { parseShopJson } from './open/read-shop-file.ts'
import { problemTexts, shopFields } from './open/shop-file.ts'
import { describeTerms, mergeTerms, shopFileTermsOf } from './open/terms-of.ts'
import { writeOrderTerms } from './tenants-change.ts'

const { country, taxes, deliveries, counter, orderPrefix, payments, invoiceDays, bank, taxId } = shopFields
/** The fields of `shop.json` that are terms of sale. */
const TermsFileSchema = v.strictObject(
  v.partial(v.object({ country, taxes, deliveries, counter, orderPrefix, payments, invoiceDays, bank, taxId })).entries,
)

export function addTermCommands(terms: Command, act: CommandActionFactory): void {
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

async function showTerms(command: CommandContext): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const terms = await readOrderTerms(command.db, id)
  return { data: shopFileTermsOf(terms), text: formatNameValuePairs(describeTerms(terms)) }
}

async function setTerms(command: CommandContext, { file, text }: { file?: string; text?: string }): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const name = file ?? 'What came by standard input'
  const read = v.safeParse(TermsFileSchema, parseShopJson(name, text ?? (await readTermsText(command, file))))
  if (!read.success)
    throw new AppError('bad-request', {
      message: `${name} is not taken, and nothing was changed:\n${problemTexts(read.issues).join('\n')}`,
    })
  return changeShop(command, id, async ({ db, tenantId }) => {
    await db.selectFrom('tenant').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    const [before, after] = await readOrderTerms(db, id).then((terms) => [terms, mergeTerms(terms, read.output)] as const)
    await writeOrderTerms({ db, tenantId }, after)
    // Pages show the ways to pay. They are cached until the catalogue version grows.
    await sql`update tenant set catalogue_version = catalogue_version + 1 where id = ${id}`.execute(db)
    const [old, now] = [describeTerms(before), describeTerms(after)]
    const rows = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((what) => old[what] !== now[what])
    const lines = Object.fromEntries(rows.map((what) => [what, `${old[what] || '(nothing)'} → ${now[what] || '(nothing)'}`]))
    const said = Object.fromEntries(rows.map((what) => [what, (now[what] ?? '').slice(0, 200)]))
    return {
      about: id,
      facts: said,
      data: shopFileTermsOf(after),
      text: rows.length === 0 ? 'Nothing was changed.' : formatNameValuePairs(lines),
    }
  })
}

async function readTermsText({ folder }: CommandContext, file: string | undefined): Promise<string> {
  if (file === undefined)
    throw new AppError('bad-request', { message: 'Say where the terms are: --file terms.json, or --file - for standard input.' })
  return readFile(resolve(folder, file), 'utf8').catch((cause: unknown) => {
    throw new AppError('not-found', { message: `The file ${file} cannot be read.` }, { cause })
  })
}
