import * as v from 'valibot'
import type { SoldOutRule } from '#contract/catalogue/availability.ts'
import { type LocalizedShopTexts, TenantConfig } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import type { Locales } from '#contract/locale/locales.ts'
import type { Db } from '#server/db/open.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import type { OrderContext, OrderEventDetails } from '#server/orders/events/events.ts'
import { defaultOrderTerms, type OrderTerms, readOrderTerms } from '#server/orders/terms.ts'
import { accentColoursFrom } from './accent.ts'
import { type CommandContext, changeShop } from './command.ts'
import { type CommandOutput, formatNameValuePairs } from './command-output.ts'
import { findTenant, listAllTenants } from './find.ts'

export interface TenantOptions {
  name?: string
  host?: string[]
  tagline?: string
  accent?: string
  phone?: string
  email?: string
  address?: string
  hours?: string
  chat?: string
  languages?: string[]
  in?: string
  callsAt?: string
  picturesAt?: string
  orderPrefix?: string
  invoiceDays?: number
  bank?: string[]
  taxId?: string
  soldOut?: SoldOutRule
  timeZone?: string
}

type TenantBranding = Omit<TenantConfig, 'tenantId' | 'name' | 'baseUrl' | 'imageBaseUrl' | 'uploadBaseUrl' | 'logoUrl' | 'shareTenantId'>

/** The default branding (texts and colours) of a new shop. */
export const defaultBranding: TenantBranding = {
  tagline: '',
  accent: accentColoursFrom('#0f5c8c'),
  phone: '',
  email: '',
  chatUrl: '',
  address: '',
  hours: '',
  socials: [],
  payments: [],
  legal: [],
}

/** Adds a shop to the database. The first shop answers every host name that no other shop has. */
export async function addTenant(command: CommandContext, id: string, options: TenantOptions): Promise<CommandOutput> {
  const all = await listAllTenants(command)
  if (all.some((tenant) => tenant.id === id))
    throw new AppError('wrong-state', { message: `There is a shop ${id} already. Change it with tenants set.` })
  if (!options.name) throw new AppError('bad-request', { message: 'Say what it is called: --name "Harbor Parts".' })
  const isDefault = all.length === 0
  if (!isDefault && !options.host)
    throw new AppError('bad-request', { message: 'Say under which host name it is reached: --host parts.example.com.' })
  const { name } = options
  return changeShop(command, id, async (context) => {
    await requireFreeTenantIdAndHosts(context, id, options.host)
    const row = {
      id,
      hosts: isDefault ? [] : (options.host ?? []),
      is_default: isDefault,
      name,
      catalogue_version: 1,
      time_zone: options.timeZone ?? 'UTC',
    }
    await context.db
      .insertInto('tenant')
      .values({ ...row, branding: JSON.stringify({ ...defaultBranding, ...brandingOf(options) }) })
      .execute()
    await writeOrderTerms(context, { ...defaultOrderTerms, ...termsFromOptions(options) })
    return { about: id, facts: auditedValuesOf(options), ...(await tenantOutput(context.db, id)) }
  })
}

/** Changes those settings of a shop that the command names. Other settings stay unchanged. */
export async function setTenant(command: CommandContext, id: string, options: TenantOptions): Promise<CommandOutput> {
  if (Object.keys(options).length === 0)
    throw new AppError('bad-request', { message: 'Say what to change, such as --phone "+1 414 555 0142". --help lists all.' })
  await findTenant(command, id)
  if (options.in !== undefined) requireTranslatableFields(options)
  return changeShop(command, id, async (context) => {
    const tenant = await context.db.selectFrom('tenant').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
    if (options.host && tenant.is_default)
      throw new AppError('wrong-state', { message: `${id} answers every host that no other shop has; it has none of its own.` })
    await requireFreeTenantIdAndHosts(context, id, options.host)
    await context.db
      .updateTable('tenant')
      .set({
        name: options.name || tenant.name,
        hosts: options.host ?? tenant.hosts,
        time_zone: options.timeZone ?? tenant.time_zone,
        branding: JSON.stringify({
          ...tenant.branding,
          ...(options.in === undefined ? brandingOf(options) : translatedBrandingOf(tenant.branding, options)),
        }),
        // Pages contain the shop's name and colour. They are cached until the catalogue version grows.
        catalogue_version: tenant.catalogue_version + 1,
      })
      .where('id', '=', id)
      .execute()
    const terms = termsFromOptions(options)
    if (Object.keys(terms).length > 0) await writeOrderTerms(context, { ...(await readOrderTerms(context.db, id)), ...terms })
    return { about: id, facts: auditedValuesOf(options), ...(await tenantOutput(context.db, id)) }
  })
}

/** Texts of a shop that can be given in each of its languages. */
const translatableFields = ['tagline', 'address', 'hours'] as const

function requireTranslatableFields({ in: _, ...options }: TenantOptions): void {
  const said = Object.keys(options)
  const other = said.find((name) => !translatableFields.some((one) => one === name))
  if (other !== undefined || said.length === 0)
    throw new AppError('bad-request', { message: 'With --in say --tagline, --address or --hours, and nothing else.' })
}

/** Merges translated texts into the shop's texts in the language that `--in` names. An empty text removes the translation. */
function translatedBrandingOf(
  branding: Record<string, unknown>,
  { in: language = '', ...options }: TenantOptions,
): Pick<TenantBranding, 'words'> {
  const before = v.parse(v.nullish(TenantConfig.entries.words), branding['words']) ?? {}
  const own: LocalizedShopTexts = { ...before[language] }
  for (const name of translatableFields) {
    const said = options[name]
    if (said === '') delete own[name]
    else if (said !== undefined) own[name] = said
  }
  return { words: { ...before, [language]: own } }
}

async function requireFreeTenantIdAndHosts({ db }: OrderContext, id: string, hosts: readonly string[] = []): Promise<void> {
  const taken = (await listAllTenants({ db })).find((tenant) => tenant.id !== id && tenant.hosts.some((one) => hosts.includes(one)))
  if (taken) throw new AppError('wrong-state', { message: `The shop ${taken.id} answers one of these host names already.` })
}

export const writeOrderTerms = async ({ db, tenantId }: Pick<OrderContext, 'db' | 'tenantId'>, terms: OrderTerms): Promise<void> => {
  const row = { tenant_id: tenantId, terms: JSON.stringify(terms) }
  await db
    .insertInto('tenant_terms')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ terms: row.terms }))
    .execute()
}

/** Returns a copy of an object without its undefined fields. */
const omitUndefined = <T extends object>(all: { [K in keyof T]: T[K] | undefined }): Partial<T> => {
  const kept: Partial<T> = {}
  for (const key in all) if (all[key] !== undefined) Object.assign(kept, { [key]: all[key] })
  return kept
}

/** Base URLs of a shop's calls and pictures. By default, calls and pictures are under the address of the shop's pages. */
type TenantBaseUrls = Pick<TenantConfig, 'baseUrl' | 'imageBaseUrl' | 'uploadBaseUrl' | 'logoUrl'>

const baseUrlsOf = ({ callsAt, picturesAt }: TenantOptions): Partial<TenantBaseUrls> => {
  const pictures = picturesAt === '' ? '/images' : picturesAt
  const logo = pictures === undefined ? undefined : `${pictures}/logo.svg`
  return omitUndefined<TenantBaseUrls>({ baseUrl: callsAt, imageBaseUrl: pictures, uploadBaseUrl: pictures, logoUrl: logo })
}

const brandingOf = ({
  tagline,
  accent,
  phone,
  email,
  address,
  hours,
  chat,
  languages,
  soldOut,
  ...options
}: TenantOptions): Partial<TenantBranding & TenantBaseUrls> => ({
  ...baseUrlsOf(options),
  ...omitUndefined<
    Pick<TenantBranding, 'tagline' | 'accent' | 'phone' | 'email' | 'address' | 'hours' | 'chatUrl' | 'locales' | 'soldOut'>
  >({
    soldOut,
    tagline,
    phone,
    email,
    address,
    hours,
    chatUrl: chat,
    locales: languages === undefined ? undefined : languages.length === 0 ? {} : { codes: languages, default: languages[0] },
    accent: accent === undefined ? undefined : accentColoursFrom(accent),
  }),
})

const termsFromOptions = ({ orderPrefix, invoiceDays, bank, taxId }: TenantOptions): Partial<OrderTerms> =>
  omitUndefined<Pick<OrderTerms, 'orderPrefix' | 'invoiceDays' | 'bank' | 'sellerTaxId'>>({
    orderPrefix,
    invoiceDays,
    bank,
    sellerTaxId: taxId,
  })

const auditedValuesOf = (options: TenantOptions): OrderEventDetails =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]))

/** Returns the shop's languages, its main language first. */
const shopLocales = ({ all, default: own }: Locales): string[] => [own, ...all.flatMap(({ code }) => (code === own ? [] : [code]))]

/** Returns the settings of one shop for its operator. */
export async function tenantOutput(db: Db, id: string): Promise<CommandOutput> {
  const tenant = await findTenant({ db }, id)
  const {
    name,
    tagline,
    accent,
    phone,
    email: mail,
    address,
    hours,
    chatUrl,
    baseUrl,
    imageBaseUrl,
    soldOut = 'back-order',
  } = tenantConfig(tenant)
  const { orderPrefix, invoiceDays, bank, sellerTaxId } = await readOrderTerms(db, id)
  const languages = shopLocales(tenantLocales(tenant))
  const { words = {} } = tenantConfig(tenant)
  const inWords = Object.entries(words).map(([code, own]) => [
    `in ${code}`,
    translatableFields.flatMap((one) => own[one] ?? []).join(' · '),
  ])
  const branding = {
    words,
    name,
    tagline,
    languages,
    accent,
    phone,
    email: mail,
    address,
    hours,
    chatUrl,
    baseUrl,
    imageBaseUrl,
    soldOut,
    timeZone: tenant.time_zone,
  }
  const text = formatNameValuePairs({
    id,
    name,
    tagline,
    hosts: tenant.is_default ? 'any other host' : tenant.hosts.join(', '),
    accent: `${accent.light}, on dark screens ${accent.dark}`,
    phone,
    'e-mail': mail,
    address,
    hours,
    'time zone': tenant.time_zone,
    chat: chatUrl,
    languages: languages.join(', '),
    ...Object.fromEntries(inWords),
    'calls at': baseUrl || 'its own address',
    'pictures at': imageBaseUrl,
    'order numbers': `${orderPrefix}-…`,
    'invoice days': String(invoiceDays),
    bank: bank.join(', '),
    'tax id': sellerTaxId,
    'sold out': soldOut === 'wait' ? 'no orders until it is back' : 'back-orders where the day is known',
  })
  return { data: { id, hosts: tenant.hosts, isDefault: tenant.is_default, ...branding, orderPrefix, invoiceDays, bank, sellerTaxId }, text }
}
