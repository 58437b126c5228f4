import { href, NO_SUCH_PAGE } from '#contract/addresses.ts'
import type { ParsedOf, ResultOf } from '#contract/calls.ts'
import { configIn } from '#contract/config.ts'
import { AppError } from '#contract/errors.ts'
import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { Piece } from '#contract/pages/content.ts'
import type { Db } from '#server/db/open.ts'
import type { Ask } from '#server/kernel/ask.ts'
import { tenantConfig } from '#server/kernel/tenants.ts'
import { errorText } from '#server/kernel/words.ts'
import { termsOf } from '#server/orders/terms.ts'
import { renderText } from './render.ts'
import { isStandard, liveOf, shippedTexts, standardSlugs } from './text/texts.ts'

/** A text of a page, the tenant's own or the shipped one. */
export interface PageText {
  slug: string
  locale: string
  title: string
  markdown: string
  /** When the tenant wrote it; null for a shipped one. */
  changedAt: Date | null
}

/** The title of a shipped text is its first line. */
const shipped = (slug: string, locale: string): PageText | null => {
  const markdown = isStandard(slug) ? shippedTexts[locale]?.[slug] : undefined
  return markdown === undefined ? null : { slug, locale, title: /^# (.+)$/m.exec(markdown)?.[1] ?? slug, markdown, changedAt: null }
}

const ownTexts = async (db: Db, tenantId: string): Promise<PageText[]> => {
  const rows = await db.selectFrom('content_page').selectAll().where('tenant_id', '=', tenantId).orderBy('slug').orderBy('locale').execute()
  return rows.map(({ tenant_id: _, changed_at, ...row }) => ({ ...row, changedAt: changed_at }))
}

/**
 * The text that a visitor reads: the tenant's own in their language, its own in the shop's default language, else the shipped one in either.
 * What a shop says itself goes before words that nobody there has read.
 */
const textFor = (own: readonly PageText[], slug: string, locale: string): PageText | null => {
  const mine = (of: string) => own.find((text) => text.slug === slug && text.locale === of)
  return (
    mine(locale) ?? mine(LOCALE_DEFAULT) ?? own.find((text) => text.slug === slug) ?? shipped(slug, locale) ?? shipped(slug, LOCALE_DEFAULT)
  )
}

/** Every page of a tenant: those that header and footer name, then its own. */
export const slugsOf = (own: readonly PageText[]): string[] => [...new Set([...standardSlugs, ...own.map(({ slug }) => slug)])]

/** All texts of a tenant in all languages: its own, and the shipped ones in whose place there is none. */
export async function allTexts(db: Db, tenantId: string): Promise<PageText[]> {
  const own = await ownTexts(db, tenantId)
  return slugsOf(own).flatMap((slug) => {
    const mine = own.filter((text) => text.slug === slug)
    return mine.length > 0 ? mine : Object.keys(shippedTexts).flatMap((locale) => shipped(slug, locale) ?? [])
  })
}

/** One text as its owner edits it. Null where there is none in this very language. */
export const textNamed = async (db: Db, tenantId: string, slug: string, locale: string): Promise<PageText | null> =>
  (await ownTexts(db, tenantId)).find((text) => text.slug === slug && text.locale === locale) ?? shipped(slug, locale)

/** What belongs to a page and its text does not place stands below it. */
function withLive(slug: string, body: readonly Piece[]): Piece[] {
  const placed = new Set(body.map((piece) => (typeof piece === 'object' && piece.type === 'live' ? piece.of : undefined)))
  return [...body, ...(liveOf[slug] ?? []).filter((name) => !placed.has(name)).map((of) => ({ type: 'live', of }))]
}

/** A content page, rendered from Markdown (render.ts). Throws `not-found` in the words that section 8 has for such an address. */
export async function contentPage(ask: Ask, { slug, locale }: ParsedOf<'contentPage'>): Promise<ResultOf<'contentPage'>> {
  const { db, tenant } = ask
  const own = await ownTexts(db, tenant.id)
  const text = textFor(own, slug, locale)
  if (text === null) throw new AppError('not-found', errorText(NO_SUCH_PAGE, { path: href('page', { slug }) }))
  const from = { config: configIn(tenantConfig(tenant), text.locale), terms: await termsOf(db, tenant.id), locale: text.locale }
  const { body, description } = renderText(text.markdown, from)
  const pages = slugsOf(own).map((one) => ({ slug: one, title: textFor(own, one, locale)?.title ?? one }))
  return { slug, locale: text.locale, title: text.title, description, body: withLive(slug, body), pages }
}
