import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import { PageSlug } from '#contract/pages/content.ts'
import { removePage, savePageText } from '#server/pages/change.ts'
import { type PageText, readAllPageTexts, readPageText } from '#server/pages/pages.ts'
import { shippedPageTexts } from '#server/pages/text/texts.ts'
import { parseSingleLine } from './arguments.ts'
import { type CommandActionFactory, type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatList, formatMinute, joinWithOr } from './command-output.ts'
import { findSelectedTenant } from './find.ts'

function parseSlug(text: string): string {
  const read = v.safeParse(PageSlug, text)
  if (!read.success)
    throw new InvalidArgumentError('The name of a page has small letters, digits and single dashes, at most 60: core-returns.')
  return read.output
}

const pageLocales = Object.keys(shippedPageTexts)

function parsePageLocale(text: string): string {
  if (!pageLocales.includes(text)) throw new InvalidArgumentError(`The shop speaks ${joinWithOr(pageLocales)}.`)
  return text
}

interface PageTextOptions {
  file?: string
  /** The content of standard input, if it was given instead of a file (run-cli.ts). */
  text?: string
  locale: string
  title?: string
}

const LOCALE_OPTION = '--locale <code>'

export function addPageCommands(pages: Command, act: CommandActionFactory): void {
  pages.command('list', { isDefault: true }).description('all pages, and who wrote them').action(act(listPages))
  pages
    .command('show')
    .description('the text of a page, as Markdown')
    .argument('<name>', 'the page, as its address names it', parseSlug)
    .option(LOCALE_OPTION, 'in which language', parsePageLocale, LOCALE_DEFAULT)
    .action(act(showPage))
  pages
    .command('set')
    .description('replaces a page by your own text, or adds a page')
    .argument('<name>', 'the page, as its address names it', parseSlug)
    .option('--file <file>', 'Markdown; - reads it from standard input')
    .option('--text <markdown>', 'the Markdown itself')
    .option(LOCALE_OPTION, 'in which language', parsePageLocale, LOCALE_DEFAULT)
    .option('--title <text>', 'what it is called (default: its first line, # Title)', parseSingleLine)
    .action(act(setPageText))
  pages
    .command('remove')
    .description('removes your own text of a page')
    .argument('<name>', 'the page', parseSlug)
    .option(LOCALE_OPTION, 'only in this language', parsePageLocale)
    .action(act(removePageText))
  pages
    .command('export')
    .description('writes all texts into a folder, one file each: FOLDER/de/about.md')
    .argument('<folder>', 'where to')
    .action(act(exportPages))
}

const pageDataOf = ({ slug, locale, title, changedAt }: PageText) => ({ slug, locale, title, own: changedAt !== null, changedAt })

async function listPages(command: CommandContext): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const texts = await readAllPageTexts(command.db, id)
  const rows = texts.map((text) => [text.slug, text.locale, text.title, text.changedAt ? formatMinute(text.changedAt) : 'as shipped'])
  return { data: texts.map(pageDataOf), text: formatList(['name', 'language', 'title', 'yours since (UTC)'], rows, 'There is no page.') }
}

async function showPage(command: CommandContext, name: string, options: { locale: string }): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const found = await readPageText(command.db, id, name, options.locale)
  if (!found) throw new AppError('not-found', { message: `The shop ${id} has no page ${name} in ${options.locale}.` })
  return { data: { ...pageDataOf(found), markdown: found.markdown }, text: found.markdown.trimEnd() }
}

async function setPageText(
  command: CommandContext,
  name: string,
  { file, text, title, ...options }: PageTextOptions,
): Promise<CommandOutput> {
  const tenant = await findSelectedTenant(command)
  const markdown = text ?? (await readPageFile(command, file))
  return changeShop(command, tenant.id, async (context) => {
    const called = await savePageText(context, tenant, { slug: name, locale: options.locale, title, markdown })
    const data = { slug: name, locale: options.locale, title: called, own: true }
    const facts = { locale: options.locale, title: called, characters: markdown.length }
    return { about: name, facts, data, text: `“${called}” is at /marketing/page/${name} (${options.locale}).` }
  })
}

async function readPageFile({ folder }: CommandContext, file: string | undefined): Promise<string> {
  if (file === undefined)
    throw new AppError('bad-request', { message: 'Say where the text is: --file about.md, or --file - for standard input.' })
  return readFile(resolve(folder, file), 'utf8').catch((cause: unknown) => {
    throw new AppError('not-found', { message: `The file ${file} cannot be read.` }, { cause })
  })
}

async function removePageText(command: CommandContext, name: string, options: { locale?: string }): Promise<CommandOutput> {
  const tenant = await findSelectedTenant(command)
  return changeShop(command, tenant.id, async (context) => {
    const removed = await removePage(context, tenant, name, options.locale)
    if (removed === 0) throw new AppError('not-found', { message: `The shop ${tenant.id} has no text of its own for ${name}.` })
    const left = (await readAllPageTexts(context.db, tenant.id)).some((text) => text.slug === name)
    const now = left ? 'What is left of it, or what the shop began with, is shown again.' : 'There is no such page any more.'
    return { about: name, facts: { languages: removed }, data: { slug: name, removed, left }, text: `${name} is removed. ${now}` }
  })
}

async function exportPages(command: CommandContext, to: string): Promise<CommandOutput> {
  const { id } = await findSelectedTenant(command)
  const files: string[] = []
  for (const { slug: name, locale: of, title, markdown } of await readAllPageTexts(command.db, id)) {
    await mkdir(resolve(command.folder, to, of), { recursive: true })
    const whole = /^# /m.test(markdown) ? markdown : `# ${title}\n\n${markdown}`
    await writeFile(resolve(command.folder, to, of, `${name}.md`), whole)
    files.push(join(to, of, `${name}.md`))
  }
  return { data: { files }, text: `${files.length} texts are written:\n${files.join('\n')}` }
}
