import { AppError } from '#contract/errors.ts'
import type { Db } from '#server/db/open.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Tenant } from '#server/kernel/tenants.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { readOrderTerms } from '#server/orders/terms.ts'
import { renderText } from './render.ts'

/** The maximum length of a page's text. It is far more than a long page of terms has. */
export const MAX_PAGE_CHARACTERS = 60_000

interface PageChangeContext {
  db: Db
  clock: Clock
}

/** A new text for a tenant's page. */
export interface NewPageText {
  slug: string
  locale: string
  /** The page's title. Default: the first heading of the text. */
  title?: string | undefined
  markdown: string
}

/**
 * Stores a text as the tenant's own page in one language, in place of an older text. Returns the title. Throws `bad-request` with every
 * invalid line, and then changes nothing.
 */
export async function savePageText(
  { db, clock }: PageChangeContext,
  tenant: Tenant,
  { slug, locale, title, markdown }: NewPageText,
): Promise<string> {
  if (markdown.trim() === '') throw new AppError('bad-request', { message: 'The text is empty. Nothing was changed.' })
  if (markdown.length > MAX_PAGE_CHARACTERS)
    throw new AppError('bad-request', { message: `A page has at most ${MAX_PAGE_CHARACTERS} characters. Nothing was changed.` })
  const read = renderText(markdown, { config: tenantConfig(tenant), terms: await readOrderTerms(db, tenant.id), locale })
  if (read.problems.length > 0) {
    const lines = read.problems.toSorted((a, b) => a.line - b.line).map(({ line, message }) => `Line ${line}: ${message}`)
    throw new AppError('bad-request', { message: `Nothing was changed. This is not taken:\n${lines.join('\n')}` })
  }
  const called = title ?? read.title
  if (!called) throw new AppError('bad-request', { message: 'Say what the page is called: a first line “# Title”, or --title.' })
  const row = { title: called, markdown, changed_at: new Date(clock.now()) }
  await db
    .insertInto('content_page')
    .values({ tenant_id: tenant.id, slug, locale, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'slug', 'locale']).doUpdateSet(row))
    .execute()
  await invalidatePages(db, tenant.id)
  return called
}

/** Deletes a tenant's own page, in one language or in all. Returns the number of deleted texts. */
export async function removePage({ db }: PageChangeContext, tenant: Tenant, slug: string, locale: string | undefined): Promise<number> {
  let query = db.deleteFrom('content_page').where('tenant_id', '=', tenant.id).where('slug', '=', slug)
  if (locale !== undefined) query = query.where('locale', '=', locale)
  const { numDeletedRows } = await query.executeTakeFirst()
  if (numDeletedRows > 0n) await invalidatePages(db, tenant.id)
  return Number(numDeletedRows)
}

/** Makes cached replies and pages of a shop invalid. */
const invalidatePages = (db: Db, tenantId: string) =>
  db
    .updateTable('tenant')
    .set((of) => ({ catalogue_version: of('catalogue_version', '+', 1) }))
    .where('id', '=', tenantId)
    .execute()
