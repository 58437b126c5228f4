import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { configInLocale } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { ContentNode } from '#contract/pages/content.ts'
import { href, NO_SUCH_PAGE_MESSAGE } from '#contract/routes/addresses.ts'
import type { Db } from '#server/db/open.ts'
import type { RequestContext } from '#server/kernel/ask.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import { readOrderTerms } from '#server/orders/terms.ts'
import { renderText } from './render.ts'
import { appWidgetsByPage, isStandardPage, shippedPageTexts, standardPageSlugs } from './text/texts.ts'

/** The text of a page: the tenant's own text, or the default text that comes with the program. */
export interface PageText {
  slug: string
  locale: string
  title: string
  markdown: string
  /** When the tenant changed the text. Null for a default text. */
  changedAt: Date | null
}

/** Returns the default text of a page in a language, whose first heading is the title. Returns null if there is none. */
const defaultPageText = (slug: string, locale: string): PageText | null => {
  const markdown = isStandardPage(slug) ? shippedPageTexts[locale]?.[slug] : undefined
  return markdown === undefined ? null : { slug, locale, title: /^# (.+)$/m.exec(markdown)?.[1] ?? slug, markdown, changedAt: null }
}

const readShopPageTexts = async (db: Db, tenantId: string): Promise<PageText[]> => {
  const rows = await db.selectFrom('content_page').selectAll().where('tenant_id', '=', tenantId).orderBy('slug').orderBy('locale').execute()
  return rows.map(({ tenant_id: _, changed_at, ...row }) => ({ ...row, changedAt: changed_at }))
}

/**
 * Returns the text of a page for a visitor. The tenant's own text is tried first: in the visitor's language, in the default language, in
 * any language. Then the default text is tried: in the visitor's language, in the default language. A shop's own text comes first, because
 * the shop has not checked the default texts.
 */
const pageTextFor = (own: readonly PageText[], slug: string, locale: string): PageText | null => {
  const mine = (of: string) => own.find((text) => text.slug === slug && text.locale === of)
  return (
    mine(locale) ??
    mine(LOCALE_DEFAULT) ??
    own.find((text) => text.slug === slug) ??
    defaultPageText(slug, locale) ??
    defaultPageText(slug, LOCALE_DEFAULT)
  )
}

/** Returns the slugs (names in URLs) of all pages: those linked in header and footer, then the tenant's other pages. */
export const pageSlugsOf = (own: readonly PageText[]): string[] => [...new Set([...standardPageSlugs, ...own.map(({ slug }) => slug)])]

/** Returns all texts of a tenant in all languages: its own texts, and the default texts of pages for which it has none. */
export async function readAllPageTexts(db: Db, tenantId: string): Promise<PageText[]> {
  const own = await readShopPageTexts(db, tenantId)
  return pageSlugsOf(own).flatMap((slug) => {
    const mine = own.filter((text) => text.slug === slug)
    return mine.length > 0 ? mine : Object.keys(shippedPageTexts).flatMap((locale) => defaultPageText(slug, locale) ?? [])
  })
}

/** Returns the text of a page in the given language only, for editing, or null if the page has no text in this language. */
export const readPageText = async (db: Db, tenantId: string, slug: string, locale: string): Promise<PageText | null> =>
  (await readShopPageTexts(db, tenantId)).find((text) => text.slug === slug && text.locale === locale) ?? defaultPageText(slug, locale)

/** Adds the live parts (rendered by the app) of a page that its text does not contain, at the end. */
function appendMissingAppWidgets(slug: string, body: readonly ContentNode[]): ContentNode[] {
  const placed = new Set(body.map((piece) => (typeof piece === 'object' && piece.type === 'live' ? piece.of : undefined)))
  return [...body, ...(appWidgetsByPage[slug] ?? []).filter((name) => !placed.has(name)).map((of) => ({ type: 'live', of }))]
}

/**
 * Returns a content page, rendered from Markdown (render.ts). Throws `not-found` with the message that section 8 of the specification
 * gives.
 */
export async function contentPage(
  ask: RequestContext,
  { slug, locale }: ParsedInputOf<'contentPage'>,
): Promise<CallResultOf<'contentPage'>> {
  const { db, tenant } = ask
  const own = await readShopPageTexts(db, tenant.id)
  const text = pageTextFor(own, slug, locale)
  if (text === null) throw new AppError('not-found', translatableErrorDetail(NO_SUCH_PAGE_MESSAGE, { path: href('page', { slug }) }))
  const from = {
    config: configInLocale(tenantConfig(tenant), text.locale),
    terms: await readOrderTerms(db, tenant.id),
    locale: text.locale,
  }
  const { body, description } = renderText(text.markdown, from)
  const pages = pageSlugsOf(own).map((one) => ({ slug: one, title: pageTextFor(own, one, locale)?.title ?? one }))
  return { slug, locale: text.locale, title: text.title, description, body: appendMissingAppWidgets(slug, body), pages }
}
