import * as v from 'valibot'
import { TenantConfig } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import { accentColoursFrom, textColourOn } from '#server/cli/accent.ts'
import type { CommandContext } from '#server/cli/command.ts'
import { listAllTenants } from '#server/cli/find.ts'
import { defaultBranding, writeOrderTerms } from '#server/cli/tenants-change.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Db } from '#server/db/open.ts'
import { recordShopAction } from '#server/kernel/audit.ts'
import { tenantLocales } from '#server/kernel/language.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { defaultOrderTerms, type OrderTerms, readOrderTerms } from '#server/orders/terms.ts'
import { ensureTenantKeys } from '#server/packs/keys.ts'
import { savePageText } from '#server/pages/change.ts'
import { readPageText } from '#server/pages/pages.ts'
import { legalLinks, legalLocales } from './legal-pages.ts'
import type { Logo } from './logo.ts'
import type { ShopFileContents } from './read-shop-file.ts'
import type { ShopFile } from './shop-file.ts'
import { describeTerms, mergeTerms } from './terms-of.ts'

/** A changed value of a shop, before and after the change. */
export interface ShopDifference {
  what: string
  old: string
  new: string
}

export interface ShopWriteResult {
  tenantId: string
  isNew: boolean
  differences: ShopDifference[]
}

/**
 * Opens a new shop, or changes an existing one to match a file. Fields that the file lacks stay unchanged. All changes are one transaction,
 * with one row of the audit. If nothing differs, nothing is written.
 */
export const writeShop = (command: CommandContext, given: ShopFileContents): Promise<ShopWriteResult> =>
  inTransaction(command.db, async (db) => {
    const { shop, pages, logo } = given
    const before = (await db.selectFrom('tenant').selectAll().where('id', '=', shop.id).forUpdate().executeTakeFirst()) ?? null
    const others = (await listAllTenants({ db })).filter(({ id }) => id !== shop.id)
    requireShopCanBeWritten(shop, before, others)
    const termsBefore = before ? await readOrderTerms(db, shop.id) : emptyTerms
    const terms = mergeTerms(before ? termsBefore : initialTerms(shop), shop)
    const ownBefore = await readOwnPageSlugs(db, shop.id)
    const changed = await findChangedPages(db, given)
    const own = new Set([...ownBefore, ...pages.map(({ slug }) => slug)])
    const tenant: Tenant = {
      id: shop.id,
      name: shop.name ?? before?.name ?? '',
      hosts: shop.hosts ?? before?.hosts ?? [],
      is_default: before?.is_default ?? !others.some(({ is_default }) => is_default),
      branding: mergeBranding(before?.branding ?? { ...defaultBranding }, shop, { ownPageSlugs: own, isNew: before === null, logo }),
      catalogue_version: (before?.catalogue_version ?? 0) + 1,
      time_zone: shop.timeZone ?? before?.time_zone ?? 'UTC',
    }
    const differences = [
      ...listDifferences(before ? describeTenant(before, termsBefore) : {}, describeTenant(tenant, terms)),
      ...changed.map(({ slug, locale, file, isNew }) => ({
        what: `page ${slug} (${locale})`,
        old: isNew ? '' : 'its text before',
        new: file,
      })),
    ]
    if (before && differences.length === 0) return { tenantId: shop.id, isNew: false, differences }
    await saveTenant(db, tenant, before !== null)
    await writeOrderTerms({ db, tenantId: shop.id }, terms)
    const at = { db, clock: command.clock }
    for (const page of changed)
      await savePageText(at, tenant, page).catch((cause: unknown) => {
        throw cause instanceof AppError
          ? new AppError(cause.code, { message: `pages.${page.slug}, ${page.file}: ${cause.message}` }, { cause })
          : cause
      })
    if (logo !== undefined) await saveLogo(db, shop.id, logo, new Date(command.clock.now()))
    await ensureTenantKeys(db, shop.id, command.clock.now())
    const facts = Object.fromEntries(differences.slice(0, MAX_AUDITED_VALUES).map((one) => [one.what, one.new.slice(0, 200)]))
    await recordShopAction({ ...at, tenantId: shop.id }, { who: command.who, action: command.action, subject: shop.id, facts })
    return { tenantId: shop.id, isNew: before === null, differences }
  })

/** The maximum number of changed values in one row of the audit. People read the audit, so a row must stay short. */
const MAX_AUDITED_VALUES = 40

function requireShopCanBeWritten({ id, name, country, hosts }: ShopFile, before: Tenant | null, others: readonly Tenant[]): void {
  const taken = others.find((other) => other.hosts.some((host) => hosts?.includes(host)))
  if (taken)
    throw new AppError('wrong-state', { message: `hosts: the shop ${taken.id} answers one of these already. Nothing was changed.` })
  if (before && !before.is_default && hosts?.length === 0)
    throw new AppError('bad-request', { message: `hosts: ${id} needs at least one host name, as another shop answers all others.` })
  if (before) return
  const lacks = [
    ...(name ? [] : ['name: say what customers read, such as "Harbor Parts".']),
    ...(country ? [] : ['country: say where the shop is, such as US: it decides on taxes and legal pages.']),
    ...(others.some(({ is_default }) => is_default) && !hosts?.length
      ? ['hosts: say under which host name it is reached, such as ["parts.example.com"]: another shop answers all others.']
      : []),
  ]
  if (lacks.length > 0) throw new AppError('bad-request', { message: `The shop ${id} is new, and this is missing:\n${lacks.join('\n')}` })
}

const emptyTerms: OrderTerms = { ...defaultOrderTerms, deliveries: [] }

/**
 * Returns the terms of sale of a new shop. The default shipping rates apply in the United States, so a shop elsewhere starts with pick-up
 * only.
 */
const initialTerms = ({ country, id }: ShopFile): OrderTerms => ({
  ...defaultOrderTerms,
  deliveries: defaultOrderTerms.deliveries.filter((row) => country === 'US' || row.id === 'collection'),
  orderPrefix:
    id
      .replace(/[^a-z]/g, '')
      .slice(0, 2)
      .toUpperCase() || defaultOrderTerms.orderPrefix,
})

async function readOwnPageSlugs(db: Db, tenantId: string): Promise<string[]> {
  return (await db.selectFrom('content_page').select('slug').distinct().where('tenant_id', '=', tenantId).execute()).map(({ slug }) => slug)
}

async function findChangedPages(db: Db, { shop, pages }: ShopFileContents) {
  const changed = []
  for (const page of pages) {
    const was = await readPageText(db, shop.id, page.slug, page.locale)
    if (was === null || was.changedAt === null || was.markdown !== page.markdown)
      changed.push({ ...page, isNew: was === null || was.changedAt === null })
  }
  return changed
}

interface BrandingMergeOptions {
  ownPageSlugs: ReadonlySet<string>
  isNew: boolean
  logo: Logo | null | undefined
}

const tenantAccentOf = (said: NonNullable<ShopFile['accent']>): TenantConfig['accent'] =>
  typeof said === 'string'
    ? accentColoursFrom(said)
    : { light: said.light, onLight: textColourOn(said.light), dark: said.dark, onDark: textColourOn(said.dark) }

/** Returns the shop's configuration with the changes from the file. */
function mergeBranding(
  before: Record<string, unknown>,
  shop: ShopFile,
  { ownPageSlugs, isNew, logo }: BrandingMergeOptions,
): Record<string, unknown> {
  const { phone, email, address, hours, chat } = shop.contact ?? {}
  const said = {
    tagline: shop.tagline,
    accent: shop.accent === undefined ? undefined : tenantAccentOf(shop.accent),
    phone,
    email,
    address,
    hours,
    chatUrl: chat,
    soldOut: shop.soldOut,
    locales: shop.languages === undefined ? undefined : { codes: shop.languages, default: shop.languages[0] },
    logoUrl: logo ? `/images/own/logo-${logo.hash}.${logo.type === 'image/png' ? 'png' : 'svg'}` : undefined,
  }
  const branding = { ...before, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) }
  const { logoUrl: _, ...drawn } = branding
  const shown: Record<string, unknown> = logo === null ? drawn : branding
  return isNew || shop.pages || shop.languages ? { ...shown, ...legalLinksFor(shown, ownPageSlugs) } : shown
}

/** Returns the footer's links to the legal pages, in each language of the shop. */
function legalLinksFor(branding: Record<string, unknown>, own: ReadonlySet<string>): Record<string, unknown> {
  const { default: main, all } = tenantLocales({ branding })
  const words = v.parse(v.nullish(TenantConfig.entries.words), branding['words']) ?? {}
  const others = all.flatMap(({ code }) =>
    code === main || !legalLocales.includes(code) ? [] : [[code, { ...words[code], legal: legalLinks(code, own) }] as const],
  )
  return { legal: legalLinks(main, own), words: { ...words, ...Object.fromEntries(others) } }
}

/** Returns names and values of a shop's settings as text, to show an operator what changed. */
function describeTenant({ name, hosts, is_default, branding, time_zone }: Tenant, terms: OrderTerms): Record<string, string> {
  const said = (key: string) => (typeof branding[key] === 'string' ? branding[key] : '')
  const accent = v.safeParse(TenantConfig.entries.accent, branding['accent'])
  const legal = v.safeParse(TenantConfig.entries.legal, branding['legal'])
  const { default: main, all } = tenantLocales({ branding })
  return {
    name,
    hosts: [...hosts, ...(is_default ? ['any other'] : [])].join(', '),
    tagline: said('tagline'),
    accent: accent.success ? `${accent.output.light}, on dark screens ${accent.output.dark}` : '',
    logo: said('logoUrl') || 'drawn from the name',
    phone: said('phone'),
    'e-mail': said('email'),
    address: said('address'),
    hours: said('hours'),
    'time zone': time_zone,
    chat: said('chatUrl'),
    'sold out': said('soldOut'),
    languages: [main, ...all.flatMap(({ code }) => (code === main ? [] : [code]))].join(', '),
    'legal links': legal.success ? legal.output.map(({ label }) => label).join(', ') : '',
    ...describeTerms(terms),
  }
}

const listDifferences = (before: Record<string, string>, after: Record<string, string>): ShopDifference[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((what) => {
    const [old, now] = [before[what] ?? '', after[what] ?? '']
    return old === now ? [] : [{ what, old, new: now }]
  })

async function saveTenant(db: Db, { id, branding, ...row }: Tenant, isThere: boolean): Promise<void> {
  const values = {
    name: row.name,
    hosts: row.hosts,
    is_default: row.is_default,
    catalogue_version: row.catalogue_version,
    time_zone: row.time_zone,
    branding: JSON.stringify(branding),
  }
  if (isThere) await db.updateTable('tenant').set(values).where('id', '=', id).execute()
  else
    await db
      .insertInto('tenant')
      .values({ id, ...values })
      .execute()
}

async function saveLogo(db: Db, tenantId: string, logo: Logo | null, at: Date): Promise<void> {
  if (logo === null) {
    await db.deleteFrom('shop_file').where('tenant_id', '=', tenantId).where('name', '=', 'logo').execute()
    return
  }
  const row = { type: logo.type, hash: logo.hash, bytes: logo.bytes, changed_at: at }
  await db
    .insertInto('shop_file')
    .values({ tenant_id: tenantId, name: 'logo', ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(row))
    .execute()
}
