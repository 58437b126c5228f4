import { AppError } from '#contract/errors.ts'
import type { LayoutRow } from './layout-row.ts'
import { clearZeros, fillFromProduct, removePictureUrlQueries, setVariantName } from './rules.ts'
import type { RowRule, ShopExportLayout } from './shop-export-layout.ts'

/** Columns of Shopify that only the first row of a product fills. */
const INHERITED_COLUMNS = [
  'title',
  'body html',
  'vendor',
  'type',
  'product category',
  'tags',
  'published',
  'status',
  'gift card',
  'image src',
  'google shopping condition',
]
const OPTION_VALUE_COLUMNS = ['option1 value', 'option2 value', 'option3 value']

/**
 * The maximum number of products whose rows do not follow each other, or whose first row has no title. Their data is kept in memory until
 * the end of the file.
 */
const MAX_SCATTERED_HANDLES = 20_000

/** Returns the handles of products whose rows do not follow each other, or whose first row has no title. */
async function findScatteredHandles(rows: AsyncIterable<LayoutRow>): Promise<Set<string>> {
  const seen = new Set<string>()
  const apart = new Set<string>()
  let last = ''
  for await (const row of rows) {
    const handle = row.getCellText('handle')
    if (handle !== '' && handle !== last) {
      if (seen.has(handle) || row.getCellText('title') === '') apart.add(handle)
      if (apart.size > MAX_SCATTERED_HANDLES) {
        const most = MAX_SCATTERED_HANDLES.toLocaleString('en-US')
        throw new AppError('bad-request', {
          message: `Rows of more than ${most} products do not stand together, and the first row of each says what is of the product. Sort it by Handle, or export it in several files.`,
        })
      }
      seen.add(handle)
    }
    last = handle
  }
  return apart
}

/** Returns for each of the given products the row with the product's data: the row with a title, otherwise the first row. */
async function readProductRows(handles: ReadonlySet<string>, rows: AsyncIterable<LayoutRow>): Promise<Map<string, LayoutRow>> {
  const said = new Map<string, LayoutRow>()
  for await (const row of rows) {
    const handle = row.getCellText('handle')
    if (!handles.has(handle)) continue
    const known = said.get(handle)
    if (known === undefined || (known.getCellText('title') === '' && row.getCellText('title') !== '')) said.set(handle, row)
  }
  return said
}

/**
 * Creates the rule for the rows of a Shopify export. Rows with the same handle are one product, and the first row has its data. `apart` are
 * the products whose rows do not follow each other.
 */
function createShopifyRule(apart: ReadonlyMap<string, LayoutRow>): RowRule {
  let first: LayoutRow | null = null
  return (row) => {
    const kept = apart.get(row.getCellText('handle'))
    const isFirst =
      kept === undefined
        ? first === null || first.getCellText('handle') !== row.getCellText('handle') || row.getCellText('handle') === ''
        : kept.line === row.line
    // The row is copied, because the rules below change it.
    const said = kept ?? (isFirst ? row.copyRow() : first)
    first = said
    if (!isFirst && ['variant sku', 'variant price', ...OPTION_VALUE_COLUMNS].every((name) => row.getCellText(name) === ''))
      return {
        column: 'handle',
        message: 'It says one more picture of the product above and no goods. Pictures are imported apart (import pictures).',
      }
    if (said !== null && !isFirst) fillFromProduct(row, said, INHERITED_COLUMNS)
    if (row.getCellText('gift card').toLowerCase() === 'true') return { column: 'gift card', message: 'A gift card is no goods.' }
    setVariantName(
      row,
      'title',
      OPTION_VALUE_COLUMNS.map((name) => row.getCellText(name)),
    )
    if (row.getCellText('type') === '') row.setCellText('type', row.getCellText('product category').split('>').at(-1)?.trim() ?? '')
    if (
      row.hasColumn('variant inventory tracker') &&
      row.getCellText('variant inventory tracker') === '' &&
      row.getCellText('variant inventory qty') !== ''
    ) {
      row.setCellText('variant inventory qty', '')
      row.addNote(
        'variant inventory qty',
        'The shop does not count it (no “Variant Inventory Tracker”): how many there are stays open. Import a stock list.',
        { once: true },
      )
    }
    clearZeros(row, ['variant compare at price', 'variant grams'])
    removePictureUrlQueries(row, ['image src', 'variant image'])
    return null
  }
}

/** The export of Shopify (Products → Export). */
export const shopifyLayout: ShopExportLayout = {
  name: 'Shopify',
  requiredHeadings: ['handle | url handle', 'title', 'variant sku | sku', 'variant price | price'],
  explanation:
    'Products that are drafts, archived or not published are not sold. Each variant is a part, whose name has its options behind it.',
  columns: [
    ['variant sku | sku', 'code', 'the variant’s number'],
    ['title', 'name', 'the product’s name, with the variant’s options behind it', { html: true }],
    ['body html | description', 'description', 'the description, of the product’s first row', { html: true }],
    ['vendor', 'producer', 'who makes it, of the product’s first row'],
    ['variant price | price', 'price', 'the price'],
    ['variant compare at price | compare at price', 'wasPrice', 'the price before the offer'],
    ['variant inventory qty | inventory quantity', 'stock', 'the number in stock'],
    ['variant grams | weight value grams', 'weight', 'the weight in grams', { unit: 'g' }],
    ['variant barcode | barcode', 'gtin', 'the GTIN'],
    ['status', 'forSale', 'active is sold; draft and archived are not'],
    ['published | published on online store', 'forSale', 'TRUE is sold'],
    ['type', 'category', 'the product’s type'],
    ['product category | google shopping google product category', null, 'it stands in for an empty type'],
    ['tags', 'words', 'words by which it is found'],
    ['image src | product image url', 'picture', 'names of pictures, which are imported apart'],
    ['variant image | variant image url', 'picture', 'names of pictures, which are imported apart'],
    ['google shopping condition', 'condition', 'new or used'],
    ['handle | url handle', null, 'it says which rows are of one product'],
    ['option1 value', null, 'it stands behind the name'],
    ['option2 value', null, 'it stands behind the name'],
    ['option3 value', null, 'it stands behind the name'],
    [/^option\d (?:name|linked to)$/, null, 'it goes with the option’s value'],
    ['gift card', null, 'gift cards are left out'],
    ['variant inventory tracker | inventory tracker', null, 'without one the number in stock is not counted'],
    ['cost per item', null, 'a purchase price, which the shop does not show'],
    [/^(?:price|compare at price|included) (?!$).+/, null, 'of another market; the shop has one price'],
    [/ product metafields /, null, 'a field of the shop’s own; map it where it counts'],
    [
      /^(?:seo|google shopping|unit price|image|product image|variant|weight|continue|charge|fulfillment|requires|custom|tax|inventory|linked)(?: |$)/,
      null,
      'a setting of that shop',
    ],
  ],
  prepareRowRule: async (rows) => {
    const handles = await findScatteredHandles(rows())
    const apart = handles.size === 0 ? new Map<string, LayoutRow>() : await readProductRows(handles, rows())
    return () => createShopifyRule(apart)
  },
}
