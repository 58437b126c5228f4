import type { Command } from 'commander'
import { AppError } from '#contract/errors.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import { makePacks } from '#server/packs/make.ts'
import { readOfferedVersions } from '#server/packs/versions.ts'
import type { CommandActionFactory, CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatMinute } from './command-output.ts'
import { listAllTenants, requireTenantExists } from './find.ts'

/** Defines the command `shop packs`: the packs, which are the parts of the catalogue that devices can store. */
export function addPackCommands(packs: Command, act: CommandActionFactory): void {
  packs.command('list', { isDefault: true }).description('the packs that are offered').action(act(listPacks))
  packs.command('make').description('makes a new version of each pack that has changed').action(act(buildPacksNow))
}

const selectedTenants = async (command: CommandContext) => {
  await requireTenantExists(command)
  return (await listAllTenants(command)).filter(({ id }) => command.tenant === undefined || command.tenant === id)
}

const kilobytesText = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`

async function listPacks(command: CommandContext): Promise<CommandOutput> {
  const data: ({ shop: string } & Awaited<ReturnType<typeof readOfferedVersions>>[number])[] = []
  for (const { id: shop } of await selectedTenants(command))
    for (const one of await readOfferedVersions(command.db, shop)) data.push({ shop, ...one })
  const rows = data.map((one) => [
    one.shop,
    one.id,
    one.title,
    String(one.parts),
    kilobytesText(one.bytes),
    String(one.version),
    formatMinute(one.madeAt),
  ])
  return {
    data,
    text: formatList(['shop', 'pack', 'title', 'parts', 'size', 'version', 'made'], rows, 'There are no packs yet: packs make makes them.'),
  }
}

async function buildPacksNow(command: CommandContext): Promise<CommandOutput> {
  const { db, clock, who, action } = command
  const data: object[] = []
  const rows: string[][] = []
  for (const tenant of await selectedTenants(command)) {
    const made = await makePacks({ db, clock }, tenant)
    if (made === null)
      throw new AppError('wrong-state', { message: `The packs of ${tenant.id} are being made already. Try again in some minutes.` })
    if (made.length > 0)
      await recordShopAction({ db, tenantId: tenant.id, clock }, { who, action, subject: 'packs', facts: { made: made.length } })
    for (const one of made) {
      data.push({ shop: tenant.id, ...one })
      rows.push([
        tenant.id,
        one.id,
        one.title,
        String(one.parts),
        kilobytesText(one.bytes),
        kilobytesText(one.newBytes),
        String(one.segments),
      ])
    }
  }
  return {
    data,
    text: formatList(['shop', 'pack', 'title', 'parts', 'size', 'of it new', 'segments'], rows, 'Nothing of the packs has changed.'),
  }
}
