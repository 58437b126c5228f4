import * as v from 'valibot'
import type { CommandContext } from '#server/cli/command.ts'
import { requiredTenant } from '#server/cli/find.ts'
import type { LocalCommandContext } from '#server/cli/here.ts'
import type { Output } from '#server/cli/output.ts'
import { shopToday } from '#server/kernel/shop-days.ts'

const Today = v.object({ today: v.string(), timeZone: v.string() })

/** Returns the current date at a shop. The prices of an imported file must be valid on that date, wherever the file is read. */
export async function todayHere(command: CommandContext): Promise<Output> {
  const tenant = await requiredTenant(command)
  const { zone, today } = shopToday({ tenant, clock: command.clock })
  const data: v.InferOutput<typeof Today> = { today, timeZone: zone }
  return { data, text: `${today} (${zone})` }
}

/** Asks the shop for its current date. */
export const askToday = async ({ ask }: LocalCommandContext): Promise<string> => v.parse(Today, await ask(['import', 'today'])).today
