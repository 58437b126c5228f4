import type { Selectable } from 'kysely'
import type { Style, StyleDetail, Variant } from '#contract/apparel/style-calls.ts'
import type { CallResultOf, ParsedInputOf } from '#contract/calls.ts'
import { AppError } from '#contract/errors.ts'
import { parseStoredId } from '#server/kernel/ids.ts'
import { translatableErrorDetail } from '#server/kernel/words.ts'
import type { CatalogueRequestContext } from './ask.ts'
import { cardOfRow, cardRows } from './cards.ts'
import type { StyleTable } from './tables.ts'

type StyleRow = Omit<Selectable<StyleTable>, 'tenant_id' | 'sort_num'>
type StyledVariant = Variant & { styleId: string }

/** Reads the tenant's styles (articles in several sizes and colours) in the shop's order, or one style by id. */
const readStyleRows = ({ db, tenantId }: CatalogueRequestContext, id?: string): Promise<StyleRow[]> =>
  db
    .selectFrom('style')
    .select(['id', 'name', 'text', 'producer', 'guide'])
    .where('tenant_id', '=', tenantId)
    .$if(id !== undefined, (of) => of.where('id', '=', id ?? ''))
    .orderBy('sort_num')
    .orderBy('id')
    .execute()

/** Reads the sizes and colours of styles with their parts. Variants whose part was deleted are left out. */
async function readVariants(ask: CatalogueRequestContext, styleIds: readonly string[]): Promise<StyledVariant[]> {
  if (styleIds.length === 0) return []
  const catalogue = await ask.catalogue()
  const listed = await ask.db
    .selectFrom('style_variant')
    .innerJoin('part', (join) =>
      join.onRef('part.tenant_id', '=', 'style_variant.tenant_id').onRef('part.mcode', '=', 'style_variant.mcode'),
    )
    .select(['style_variant.style_id', 'style_variant.colour', 'style_variant.size', 'part.id'])
    .where('style_variant.tenant_id', '=', ask.tenantId)
    .where('style_variant.style_id', 'in', [...styleIds])
    .orderBy('style_variant.sort_num')
    .orderBy('style_variant.mcode')
    .execute()
  const rows = await cardRows(
    ask,
    listed.map(({ id }) => id),
  )
  return listed.flatMap(({ style_id, colour, size, id }) => {
    const row = rows.get(id)
    return row ? [{ styleId: style_id, colour, size, part: cardOfRow(catalogue, row) }] : []
  })
}

const styleTextFields = ({ id, name, text, producer }: StyleRow, variants: readonly Variant[]) => ({
  id: parseStoredId(id),
  name,
  text,
  producer,
  colours: [...new Set(variants.map(({ colour }) => colour))],
  sizes: [...new Set(variants.map(({ size }) => size))],
})

/**
 * Lists all styles, each with the price range of its variants. If any variant can be ordered, only the variants that can be ordered count
 * for the price range.
 */
export async function productStyles(ask: CatalogueRequestContext): Promise<CallResultOf<'productStyles'>> {
  const styles = await readStyleRows(ask)
  const variants = await readVariants(
    ask,
    styles.map(({ id }) => id),
  )
  return styles.flatMap((style) => {
    const own = variants.filter(({ styleId }) => styleId === style.id)
    const sold = own.filter(({ part }) => part.stock.state !== 'ended')
    const [first] = sold.length > 0 ? sold : own
    return first === undefined ? [] : [listedStyle(style, own, sold.length > 0 ? sold : own, first)]
  })
}

function listedStyle(style: StyleRow, own: readonly Variant[], priced: readonly Variant[], first: Variant): Style {
  const prices = priced.map(({ part }) => part.price)
  return {
    ...styleTextFields(style, own),
    mainImageUrl: first.part.mainImageUrl,
    priceFrom: Math.min(...prices),
    priceTo: Math.max(...prices),
    onShelf: own.some(({ part }) => part.stock.qty > 0),
  }
}

/** Returns one style with its size guide and its variants. */
export async function productStyle(
  ask: CatalogueRequestContext,
  { id }: ParsedInputOf<'productStyle'>,
): Promise<CallResultOf<'productStyle'>> {
  const [style] = await readStyleRows(ask, id)
  const variants = await readVariants(ask, style ? [style.id] : [])
  if (!style || variants.length === 0)
    throw new AppError('not-found', { ...translatableErrorDetail(/*i18n*/ 'There is no style {id}.', { id }), field: 'id' })
  return {
    ...styleDetailFields(style),
    ...styleTextFields(style, variants),
    variants: variants.map(({ colour, size, part }) => ({ colour, size, part })),
  }
}

const styleDetailFields = ({ guide }: StyleRow): Pick<StyleDetail, 'guide'> => ({ guide })
