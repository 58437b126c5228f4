import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import PO from 'pofile'
import { AppError } from '#contract/errors.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import { readTranslatableShopTexts, readTranslations, writeTranslations } from '#server/kernel/own-names.ts'
import { translateText } from '#server/kernel/words.ts'
import { parseLanguage } from './arguments.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList } from './command-output.ts'
import { findSelectedTenant } from './find.ts'

interface NameImportOptions {
  file?: string
  /** The content of standard input, if it was given instead of a file (run-cli.ts). */
  text?: string
}

/** Defines the command `shop names`: translations of the shop's own names and texts, as gettext files (PO). */
export function addNameCommands(names: Command, act: CommandActionFactory): void {
  names.command('list', { isDefault: true }).description('how many names each language has').action(act(listNames))
  names
    .command('export')
    .description('prints all names and texts of the shop with their translations, as a PO file')
    .argument('<language>', 'its code', parseLanguage)
    .action(act(exportNames))
  names
    .command('import')
    .description('reads the translations of such a file; an empty translation is deleted')
    .argument('<language>', 'its code', parseLanguage)
    .option('--file <file>', 'the PO file; - reads it from standard input')
    .option('--text <po>', 'the PO file itself')
    .action(act(importNames))
}

async function listNames(command: CommandContext): Promise<CommandOutput> {
  const tenant = await findSelectedTenant(command)
  const { all, default: own } = tenantLocales(tenant)
  const texts = [...new Set((await readTranslatableShopTexts(command.db, tenant.id)).map(({ text }) => text))]
  const data: { language: string; names: number; said: number }[] = []
  for (const { code } of all) {
    const said = code === own ? texts.length : await countTranslatedTexts(command, tenant.id, code, texts)
    data.push({ language: code, names: texts.length, said })
  }
  const rows = data.map(({ language, names, said }) => [language, String(said), String(names - said)])
  return { data, text: formatList(['language', 'said', 'not yet'], rows, 'The shop has no language.') }
}

async function countTranslatedTexts({ db }: CommandContext, tenantId: string, code: string, texts: readonly string[]): Promise<number> {
  const said = await readTranslations(db, tenantId, code, texts)
  return texts.filter((text) => said.has(text) || translateText(code, text) !== text).length
}

async function exportNames(command: CommandContext, code: string): Promise<CommandOutput> {
  const tenant = await findSelectedTenant(command)
  const own = await readTranslatableShopTexts(command.db, tenant.id)
  const said = await readTranslations(
    command.db,
    tenant.id,
    code,
    own.map(({ text }) => text),
  )
  const file = new PO()
  file.headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: code }
  const items = new Map<string, InstanceType<typeof PO.Item>>()
  for (const { kind, text } of own) {
    const item = items.get(text) ?? new PO.Item()
    item.msgid = text
    item.msgstr = [said.get(text) ?? '']
    item.extractedComments = [...item.extractedComments, kind]
    items.set(text, item)
  }
  file.items = [...items.values()]
  const data = [...items].map(([text, { extractedComments, msgstr }]) => ({ text, kinds: extractedComments, said: msgstr[0] ?? '' }))
  return { data, text: file.toString().trimEnd() }
}

async function importNames(command: CommandContext, code: string, { file, text }: NameImportOptions): Promise<CommandOutput> {
  const tenant = await findSelectedTenant(command)
  if (code === tenantLocales(tenant).default)
    throw new AppError('bad-request', { message: `${code} is the language of the shop’s own names. Change those where they are.` })
  const { items } = PO.parse(text ?? (await readNamesFile(command, file)))
  const given = new Map(items.filter(({ msgid }) => msgid !== '').map(({ msgid, msgstr }) => [msgid, (msgstr[0] ?? '').trim()]))
  if (given.size === 0) throw new AppError('bad-request', { message: 'There is no name in this file. names export shows the format.' })
  return changeShop(command, tenant.id, async (context) => {
    const here = new Set((await readTranslatableShopTexts(context.db, tenant.id)).map((own) => own.text))
    const known = new Map([...given].filter(([own]) => here.has(own)))
    const written = await writeTranslations(context.db, tenant.id, code, known)
    // Replies and pages with translated names are cached until the catalogue version grows.
    await context.db
      .updateTable('tenant')
      .set((of) => ({ catalogue_version: of('catalogue_version', '+', 1) }))
      .where('id', '=', tenant.id)
      .execute()
    const data = { language: code, written, unknown: given.size - known.size }
    const passed = data.unknown === 0 ? '' : ` ${data.unknown} are not (or no longer) names of the shop and were ignored.`
    return { about: code, facts: { written, unknown: data.unknown }, data, text: `${written} names are changed in ${code}.${passed}` }
  })
}

async function readNamesFile({ folder }: CommandContext, file: string | undefined): Promise<string> {
  if (file === undefined)
    throw new AppError('bad-request', { message: 'Say where the names are: --file de.po, or --file - for standard input.' })
  return readFile(resolve(folder, file), 'utf8').catch((cause: unknown) => {
    throw new AppError('not-found', { message: `The file ${file} cannot be read.` }, { cause })
  })
}
