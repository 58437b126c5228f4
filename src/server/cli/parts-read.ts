import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { dayInZone } from '#contract/kernel/shop-days.ts'
import { numberKey } from '#contract/numbers/numbers.ts'
import { stockState } from '#search/catalogue/stock-state.ts'
import { likePattern } from '#server/db/like-pattern.ts'
import { centsOfText } from '#server/db/money.ts'
import { formatDollars } from '#server/kernel/format.ts'
import { shopTodayOf } from '#server/kernel/shop-days.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import type { CommandContext } from './command.ts'
import { type CommandOutput, formatList, formatNameValuePairs } from './command-output.ts'
import { listAllTenants, requireTenantExists } from './find.ts'
import { type StockRow, unsoldReason } from './unsold-parts.ts'

const listedColumns = [
  'tenant_id',
  'mcode',
  'name',
  'producer',
  'condition',
  'spec_name',
  'oe_number',
  'price',
  'core_charge',
  'price_steps',
] as const
const detailColumns = ['stock', 'restock_on', 'ended', 'min_qty', 'weight_g', 'superseded_by', 'attributes'] as const

interface PartListOptions {
  search?: string
  low?: boolean
  /** Whether only parts that cannot be bought are listed. */
  unsold?: boolean
  limit: number
}

export async function listParts(
  command: CommandContext,
  { search, low = false, unsold = false, limit }: PartListOptions,
): Promise<CommandOutput> {
  await requireTenantExists(command)
  const whyNot = unsold ? await unsoldReasonReader(command) : null
  let query = command.db
    .selectFrom('part')
    .select(['tenant_id', 'mcode', 'name', 'producer', 'price', 'stock', 'restock_on', 'ended', 'min_qty'])
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  if (unsold) query = query.where((of) => of.or([of('stock', '<=', 0), of('stock', '<', of.ref('min_qty'))]))
  if (low) query = query.where('stock', '<=', 5).where('ended', '=', false)
  if (search !== undefined && search !== '') {
    const [like, key] = [likePattern(search), numberKey(search)]
    const byNumber = sql<boolean>`exists (select from part_number as n where n.tenant_id = part.tenant_id and n.part_id = part.id and n.key like ${`${key}%`})`
    query = query.where((of) => of.or([of('mcode', 'ilike', like), of('name', 'ilike', like), ...(key === '' ? [] : [byNumber])]))
  }
  // Whether a part can be back-ordered is decided outside SQL, so the limit is applied after filtering.
  const found = await (whyNot === null ? query.limit(limit) : query).orderBy('mcode').orderBy('tenant_id').execute()
  const parts = found.map(({ restock_on, min_qty, ...part }) => ({ ...part, why: whyNot?.({ ...part, restock_on, min_qty }) ?? null }))
  const data = (whyNot === null ? parts : parts.filter(({ why }) => why !== null).slice(0, limit)).map(({ why, ...part }) =>
    why === null ? part : { ...part, why },
  )
  const rows = data.map((part) => [
    part.mcode,
    part.tenant_id,
    part.name,
    part.producer,
    formatDollars(centsOfText(part.price)),
    String(part.stock),
    'why' in part ? part.why : part.ended ? (stockState(part.stock, true) === 'ended' ? 'not sold' : 'sold out soon') : '',
  ])
  return { data, text: formatList(['part', 'shop', 'name', 'maker', 'price', 'stock', ''], rows, 'No part is like that.') }
}

/** Returns a function that says why a part cannot be bought now. That function returns null for a part that can be bought. */
async function unsoldReasonReader({ db, clock }: CommandContext): Promise<(part: StockRow & { tenant_id: string }) => string | null> {
  const rules = new Map(
    (await listAllTenants({ db })).map((tenant) => [
      tenant.id,
      { soldOutRule: tenantConfig(tenant).soldOut, today: shopTodayOf({ tenant, clock }).today },
    ]),
  )
  return (part) => unsoldReason(part, rules.get(part.tenant_id) ?? { soldOutRule: undefined, today: dayInZone(undefined, clock.now()) })
}

/** Shows a part with its part numbers, in every shop that has the part. */
export async function showPart(command: CommandContext, mcode: string): Promise<CommandOutput> {
  await requireTenantExists(command)
  let query = command.db.selectFrom('part').select('id').select(listedColumns).select(detailColumns).where('mcode', '=', mcode)
  if (command.tenant !== undefined) query = query.where('tenant_id', '=', command.tenant)
  const parts = await query.orderBy('tenant_id').execute()
  if (parts.length === 0) throw new AppError('not-found', { message: `No shop here has a part ${mcode}.` })
  const numbers = await command.db
    .selectFrom('part_number')
    .select(['part_id', 'kind', 'maker', 'display'])
    .where((of) => of.or(parts.map(({ tenant_id, id }) => of.and({ tenant_id, part_id: id }))))
    .orderBy('sort_num')
    .execute()
  const data = parts.map(({ id, ...part }) => ({
    ...part,
    numbers: numbers.filter(({ part_id }) => part_id === id).map(({ kind, maker, display }) => ({ kind, maker, number: display })),
  }))
  const texts = data.map(({ attributes, numbers: its, price_steps: steps, ...part }) => {
    const plain = Object.fromEntries(
      Object.entries({ ...part, ...attributes }).map(([name, value]) => [name, value === null ? '' : String(value)]),
    )
    const ladder = steps.map(({ fromQty, unitPrice }) => `${fromQty}: ${unitPrice}`).join(', ')
    return formatNameValuePairs({
      ...plain,
      'price from': ladder,
      numbers: its.map(({ maker, number }) => `${maker} ${number}`.trim()).join(', '),
    })
  })
  return { data, text: texts.join('\n\n') }
}
