import { type Command, InvalidArgumentError, Option } from 'commander'
import * as v from 'valibot'
import { soldOutRules } from '#contract/catalogue/availability.ts'
import { parseHexColour } from './accent.ts'
import {
  collectLines,
  parseLanguage,
  parseLanguages,
  parseSingleLine,
  parseTimeZone,
  parseWebAddress,
  parseWholeNumber,
} from './arguments.ts'
import type { CommandActionFactory, CommandContext } from './command.ts'
import { type CommandOutput, formatList } from './command-output.ts'
import { listAllTenants } from './find.ts'
import { addTenant, setTenant, tenantOutput } from './tenants-change.ts'
import { exportTenant, importTenant } from './tenants-move.ts'

function parseHost(text: string, before: readonly string[] = []): string[] {
  const read = text.toLowerCase()
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(read)) throw new InvalidArgumentError('A host name looks like parts.example.com, without port.')
  return [...before, read]
}

function parseEmailAddress(text: string): string {
  if (!v.is(v.pipe(v.string(), v.email()), text)) throw new InvalidArgumentError('This is not an e-mail address.')
  return text
}

/**
 * Reads a base URL. A slash at the end is removed, because paths that begin with a slash are appended to the URL. `own` means the address
 * of the shop's pages.
 */
function parseBaseUrl(text: string): string {
  return text === 'own' ? '' : parseWebAddress(text).replace(/\/+$/, '')
}

function parseOrderPrefix(text: string): string {
  if (!/^[A-Z]{1,4}$/.test(text)) throw new InvalidArgumentError('The head of order numbers is one to four capital letters.')
  return text
}

function parseTenantId(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(text)) throw new InvalidArgumentError('The id of a shop has small letters, digits and dashes.')
  return text
}

/** Adds the options that `tenants add` and `tenants set` have in common. */
const addTenantOptions = (command: Command): Command =>
  command
    .option('--name <text>', 'what customers read', parseSingleLine)
    .option('--host <name>', 'the host name under which it is reached; may be given several times', parseHost)
    .option('--tagline <text>', 'one line about it', parseSingleLine)
    .option('--accent <colour>', 'its colour, such as "#f5a300"', parseHexColour)
    .option('--phone <number>', 'its telephone', parseSingleLine)
    .option('--email <address>', 'its e-mail address, from which it writes', parseEmailAddress)
    .option('--address <text>', 'where it is', parseSingleLine)
    .option('--hours <text>', 'when it is open', parseSingleLine)
    .option('--time-zone <name>', 'its time zone, such as America/Chicago: its days begin and end in it (default: UTC)', parseTimeZone)
    .option('--languages <codes>', 'its languages, the first is its own: en-US,de; all: every language that there is', parseLanguages)
    .option('--chat <address>', 'where its live chat is', parseWebAddress)
    .option('--calls-at <address>', 'base address of its API calls, if other than that of its pages', parseBaseUrl)
    .option('--pictures-at <address>', 'base address of its pictures, if other than /images of its pages', parseBaseUrl)
    .option('--order-prefix <letters>', 'prefix of its order numbers', parseOrderPrefix)
    .option('--invoice-days <count>', 'how long customers may take to pay', parseWholeNumber)
    .option('--bank <text>', 'a line of its bank account; may be given several times', collectLines)
    .option('--tax-id <text>', 'its tax number', parseSingleLine)
    .addOption(
      new Option(
        '--sold-out <rule>',
        'what is sold out until a known day: back-order takes the order, wait takes none until it is back',
      ).choices(soldOutRules),
    )

export function addTenantCommands(tenants: Command, act: CommandActionFactory): void {
  tenants.command('list', { isDefault: true }).description('all shops').action(act(listTenants))
  tenants.command('show').description('one shop').argument('<id>', 'the shop').action(act(showTenant))
  addTenantOptions(tenants.command('add').description('adds a shop, without parts').argument('<id>', 'its id', parseTenantId)).action(
    act(addTenant),
  )
  addTenantOptions(tenants.command('set').description('changes the given settings of a shop').argument('<id>', 'the shop'))
    .option('--in <language>', 'tagline, address and hours are translations into this language', parseLanguage)
    .action(act(setTenant))
  tenants
    .command('export')
    .description('writes a whole shop to a file: settings, catalogue, accounts, orders and all')
    .argument('<id>', 'the shop')
    .argument('<file>', 'where to; an older one of its kind gives way when the new one is whole')
    .action(act(exportTenant))
  tenants
    .command('import')
    .description('adds the shop of such a file to this database')
    .argument('<file>', 'a file that tenants export has made')
    .option('--id <id>', 'its id here (default: as in the file)', parseTenantId)
    .option('--host <name>', 'the host name under which it is reached here; may be given several times', parseHost)
    .action(act(importTenant))
}

async function listTenants({ db }: CommandContext): Promise<CommandOutput> {
  const counts = await db
    .selectFrom('part')
    .select((of) => ['tenant_id', of.cast<number>(of.fn.countAll(), 'integer').as('parts')])
    .where('type', '<>', 'workwear')
    .groupBy('tenant_id')
    .execute()
  const data = (await listAllTenants({ db })).map((tenant) => ({
    id: tenant.id,
    name: tenant.name,
    hosts: tenant.hosts,
    isDefault: tenant.is_default,
    parts: counts.find((row) => row.tenant_id === tenant.id)?.parts ?? 0,
    catalogueVersion: tenant.catalogue_version,
  }))
  const rows = data.map((one) => [
    one.id,
    one.name,
    one.isDefault ? 'any other host' : one.hosts.join(', '),
    String(one.parts),
    String(one.catalogueVersion),
  ])
  return { data, text: formatList(['id', 'name', 'hosts', 'parts', 'version'], rows, 'This database has no shop yet.') }
}

const showTenant = ({ db }: CommandContext, id: string): Promise<CommandOutput> => tenantOutput(db, id)
