import * as v from 'valibot'
import type { CommandContext } from '#server/cli/command.ts'
import type { CommandOutput } from '#server/cli/command-output.ts'
import { findSelectedTenant } from '#server/cli/find.ts'
import type { LocalCommandContext } from '#server/cli/here.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'

const TodayAnswer = v.object({ today: v.string(), timeZone: v.string() })

/** Returns the current date at a shop. The prices of an imported file must be valid on that date, wherever the file is read. */
export async function showShopToday(command: CommandContext): Promise<CommandOutput> {
  const tenant = await findSelectedTenant(command)
  const { timeZone, today } = shopTodayOf({ tenant, clock: command.clock })
  const data: v.InferOutput<typeof TodayAnswer> = { today, timeZone }
  return { data, text: `${today} (${timeZone})` }
}

/** Asks the shop for its current date. */
export const fetchShopToday = async ({ runJsonCommand }: LocalCommandContext): Promise<string> =>
  v.parse(TodayAnswer, await runJsonCommand(['import', 'today'])).today
