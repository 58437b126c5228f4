import { type Command, InvalidArgumentError, Option } from 'commander'
import * as v from 'valibot'
import { soldOutRules } from '#contract/catalogue/availability.ts'
import { colour } from './accent.ts'
import { language, languages, lines, parseLine, parseWhole, timeZone, webAddress } from './arguments.ts'
import type { CommandContext, ToAction } from './command.ts'
import { allTenants } from './find.ts'
import { formatList, type Output } from './output.ts'
import { addTenant, setTenant, tenantOutput } from './tenants-change.ts'
import { exportTenant, importTenant } from './tenants-move.ts'

function parseHost(text: string, before: readonly string[] = []): string[] {
  const read = text.toLowerCase()
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(read)) throw new InvalidArgumentError('A host name looks like parts.example.com, without port.')
  return [...before, read]
}

function email(text: string): string {
  if (!v.is(v.pipe(v.string(), v.email()), text)) throw new InvalidArgumentError('This is not an e-mail address.')
  return text
}

/**
 * Reads a base URL. A slash at the end is removed, because paths that begin with a slash are appended to the URL. `own` means the address
 * of the shop's pages.
 */
function parseBaseUrl(text: string): string {
  return text === 'own' ? '' : webAddress(text).replace(/\/+$/, '')
}

function prefix(text: string): string {
  if (!/^[A-Z]{1,4}$/.test(text)) throw new InvalidArgumentError('The head of order numbers is one to four capital letters.')
  return text
}

function tenantId(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,31}$/.test(text)) throw new InvalidArgumentError('The id of a shop has small letters, digits and dashes.')
  return text
}

/** Adds the options that `tenants add` and `tenants set` have in common. */
const withFacts = (command: Command): Command =>
  command
    .option('--name <text>', 'what customers read', parseLine)
    .option('--host <name>', 'the host name under which it is reached; may be given several times', parseHost)
    .option('--tagline <text>', 'one line about it', parseLine)
    .option('--accent <colour>', 'its colour, such as "#f5a300"', colour)
    .option('--phone <number>', 'its telephone', parseLine)
    .option('--email <address>', 'its e-mail address, from which it writes', email)
    .option('--address <text>', 'where it is', parseLine)
    .option('--hours <text>', 'when it is open', parseLine)
    .option('--time-zone <name>', 'its time zone, such as America/Chicago: its days begin and end in it (default: UTC)', timeZone)
    .option('--languages <codes>', 'its languages, the first is its own: en-US,de; all: every language that there is', languages)
    .option('--chat <address>', 'where its live chat is', webAddress)
    .option('--calls-at <address>', 'base address of its API calls, if other than that of its pages', parseBaseUrl)
    .option('--pictures-at <address>', 'base address of its pictures, if other than /images of its pages', parseBaseUrl)
    .option('--order-prefix <letters>', 'prefix of its order numbers', prefix)
    .option('--invoice-days <count>', 'how long customers may take to pay', parseWhole)
    .option('--bank <text>', 'a line of its bank account; may be given several times', lines)
    .option('--tax-id <text>', 'its tax number', parseLine)
    .addOption(
      new Option(
        '--sold-out <rule>',
        'what is sold out until a known day: back-order takes the order, wait takes none until it is back',
      ).choices(soldOutRules),
    )

export function tenantCommands(tenants: Command, act: ToAction): void {
  tenants.command('list', { isDefault: true }).description('all shops').action(act(listTenants))
  tenants.command('show').description('one shop').argument('<id>', 'the shop').action(act(showTenant))
  withFacts(tenants.command('add').description('adds a shop, without parts').argument('<id>', 'its id', tenantId)).action(act(addTenant))
  withFacts(tenants.command('set').description('changes the given settings of a shop').argument('<id>', 'the shop'))
    .option('--in <language>', 'tagline, address and hours are translations into this language', language)
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
    .option('--id <id>', 'its id here (default: as in the file)', tenantId)
    .option('--host <name>', 'the host name under which it is reached here; may be given several times', parseHost)
    .action(act(importTenant))
}

async function listTenants({ db }: CommandContext): Promise<Output> {
  const counts = await db
    .selectFrom('part')
    .select((of) => ['tenant_id', of.cast<number>(of.fn.countAll(), 'integer').as('parts')])
    .where('type', '<>', 'workwear')
    .groupBy('tenant_id')
    .execute()
  const data = (await allTenants({ db })).map((tenant) => ({
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

const showTenant = ({ db }: CommandContext, id: string): Promise<Output> => tenantOutput(db, id)
