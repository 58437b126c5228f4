import { type Command, InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { AppError } from '#contract/errors.ts'
import { sampleGrownTables } from '#server/db/sample-statistics.ts'
import { parseSingleLine } from './arguments.ts'
import type { CommandActionFactory, CommandContext } from './command.ts'
import { type CommandOutput, formatTable } from './command-output.ts'
import { findSelectedTenant } from './find.ts'
import { type CheckedItem, checkShop } from './open/check.ts'
import { readShopFile, readShopText, type ShopFileContents } from './open/read-shop-file.ts'
import { sampleShop, shopSchema } from './open/sample.ts'
import { type ShopWriteResult, writeShop } from './open/write-shop.ts'

interface OpenShopOptions {
  file?: string
  /** The content of `shop.json`, if it was given on standard input (standard-input.ts). */
  text?: string
  check?: string | true
  mailTo?: string
  /** Whether a test mail is sent. False with `--no-mail`. */
  mail: boolean
  sample?: boolean
  schema?: boolean
}

function parseEmailAddress(text: string): string {
  if (!v.is(v.pipe(v.string(), v.email()), text)) throw new InvalidArgumentError('This is not an e-mail address.')
  return parseSingleLine(text)
}

export function addOpenShopCommand(program: Command, act: CommandActionFactory): void {
  program
    .command('open')
    .description('opens a shop of your own, or changes it, and says what is missing before its first order; in a terminal it asks')
    .option('--file <file>', 'the answers as shop.json, so that nothing is asked; - reads it from standard input')
    .option('--text <json>', 'the JSON itself')
    .option('--check [id]', 'only says what is missing')
    .option('--mail-to <address>', 'recipient of the test mail (default: the shop itself)', parseEmailAddress)
    .option('--no-mail', 'sends no test mail')
    .option('--sample', 'prints a shop.json to begin with')
    .option('--schema', 'prints the JSON schema of shop.json')
    .action(act(openShop))
}

async function openShop(command: CommandContext, options: OpenShopOptions): Promise<CommandOutput> {
  if (options.sample) return formatJson(sampleShop)
  if (options.schema) return formatJson(shopSchema())
  if (options.check !== undefined) return checkExistingShop(command, options)
  const given = await readShopFileContents(command, options)
  const written = await writeShop(command, given)
  await sampleGrownTables(command.db)
  const matters = await checkShop(command, written.tenantId, { mailTo: options.mail ? options.mailTo : false })
  const { exit: _, ...checked } = checkedShopOutput(written.tenantId, matters)
  return { data: { ...written, ...checked.data }, text: `${shopWrittenText(written)}\n\n${checked.text}` }
}

const formatJson = (value: object): CommandOutput => ({ data: value, text: JSON.stringify(value, null, 2) })

async function readShopFileContents({ folder }: CommandContext, { file, text }: OpenShopOptions): Promise<ShopFileContents> {
  if (text !== undefined) return readShopText(folder, 'What came by standard input', text)
  if (file !== undefined) return readShopFile(folder, file)
  throw new AppError('bad-request', {
    message: 'Say --file shop.json, or run this in a terminal, where it asks. A sample: npm run shop --silent -- open --sample > shop.json',
  })
}

async function checkExistingShop(command: CommandContext, { check, mail, mailTo }: OpenShopOptions): Promise<CommandOutput> {
  const { id } = typeof check === 'string' ? { id: check } : await findSelectedTenant(command)
  return checkedShopOutput(id, await checkShop(command, id, { mailTo: mail ? mailTo : false }))
}

function shopWrittenText({ tenantId, isNew, differences }: ShopWriteResult): string {
  const note = 'Prices are in US dollars: the shop sells in no other currency.'
  if (differences.length === 0) return `The shop ${tenantId} is as the file says. Nothing was changed.`
  if (isNew) return `${formatTwoColumns(differences.map((one) => [one.what, one.new]))}\n\nThe shop ${tenantId} is open. ${note}`
  return `${formatTwoColumns(differences.map((one) => [one.what, `${one.old || '(nothing)'} → ${one.new || '(nothing)'}`]))}\n\nThe shop ${tenantId} was changed.`
}

const formatTwoColumns = (rows: readonly (readonly [string, string])[]): string => formatTable(['', ''], rows).trimStart()

/** Returns one line of text for each checked item. Below an item that is not in order, another line says what to do. */
function checkedShopOutput(tenantId: string, matters: readonly CheckedItem[]) {
  const lacks = matters.filter(({ state }) => state === 'missing').length
  const width = Math.max(...matters.map(({ matter }) => matter.length))
  const lines = matters.flatMap(({ matter, state, says, mend }) => {
    const first = `${state.padEnd(7)}  ${matter.padEnd(width)}  ${says}`
    return mend === '' ? [first] : [first, `${' '.repeat(7 + 2 + width + 2)}→ ${mend}`]
  })
  const sum =
    lacks === 0
      ? `${tenantId} can take its first order.`
      : `${lacks} ${lacks === 1 ? 'matter is' : 'matters are'} missing before the first order. Look again: npm run shop -- open --check ${tenantId}`
  const exit = lacks === 0 ? (0 as const) : (1 as const)
  return { data: { tenant: tenantId, ready: lacks === 0, matters }, text: [...lines, '', sum].join('\n'), exit }
}
