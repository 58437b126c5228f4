import { AppError } from '#contract/errors.ts'
import type { LayoutRow } from './layout-row.ts'
import {
  clearIncompleteBox,
  fillFirstColumn,
  fillFromProduct,
  joinTextColumns,
  keepDeepestCategory,
  removePictureUrlQueries,
  setAttributePairs,
  setRowHidden,
  setVariantName,
  UNSELLABLE_TYPE_MESSAGES,
} from './rules.ts'
import type { RowRule, ShopExportLayout, SkippedRowReason } from './shop-export-layout.ts'
import { wooCommerceHeadings } from './woocommerce-headings.ts'

/** Columns of WooCommerce in which a variation without a value has the value of its product. */
const INHERITED_COLUMNS = [
  'name',
  'short description',
  'description',
  'categories',
  'tags',
  'brands',
  'images',
  'weight',
  'length',
  'width',
  'height',
]
/** The maximum number of products with variations in a file. They are kept in memory, because a product may come after its variations. */
const MAX_PARENT_PRODUCTS = 20_000

const UNSELLABLE_TYPES: readonly (readonly [type: string, says: string])[] = [
  ['variable', 'It is sold as its variations, which are rows of their own.'],
  ['grouped', 'It is a group of other products and no goods of its own.'],
  ['external', 'Another shop sells it: it only leads there.'],
  ['downloadable', UNSELLABLE_TYPE_MESSAGES.download],
  ['virtual', UNSELLABLE_TYPE_MESSAGES.virtual],
]
const parseProductTypes = (row: LayoutRow): string[] =>
  row
    .getCellText('type')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())

async function readParentProducts(rows: AsyncIterable<LayoutRow>): Promise<Map<string, LayoutRow>> {
  const parents = new Map<string, LayoutRow>()
  for await (const row of rows) {
    if (!parseProductTypes(row).includes('variable')) continue
    if (parents.size >= 2 * MAX_PARENT_PRODUCTS)
      throw new AppError('bad-request', {
        message: `The file has more than ${MAX_PARENT_PRODUCTS.toLocaleString('en-US')} products with variations. Export it in several files.`,
      })
    for (const key of [`id:${row.getCellText('id')}`, row.getCellText('sku')]) if (key !== '' && key !== 'id:') parents.set(key, row)
  }
  return parents
}

/** Returns the attribute values that tell a variation from others. */
const attributeValuesOf = (row: LayoutRow): string[] => {
  const values: string[] = []
  for (let at = 1; row.hasColumn(`attribute ${at} name`); at += 1) values.push(row.getCellText(`attribute ${at} value s`))
  return values
}

/** Joins the two columns that WooCommerce has for each attribute, one with the name and one with the values. */
function setAttributes(row: LayoutRow): void {
  for (let at = 1; row.hasColumn(`attribute ${at} name`); at += 1)
    setAttributePairs(row, `attribute ${at} value s`, [
      [row.getCellText(`attribute ${at} name`), row.getCellText(`attribute ${at} value s`)],
    ])
}

/** Decides the stock of a row. The number in the column `stock` has priority over the yes or no in the column `in stock`. */
function setStock(row: LayoutRow): void {
  const said = row.getCellText('stock')
  if (said !== '' && said !== 'parent') return
  row.setCellText('stock', '')
  const isIn = row.getCellText('in stock')
  if (said === 'parent')
    row.addNote('stock', 'Its variations share one stock there, and have one each here: none is taken. Say how many there are of each.', {
      once: true,
    })
  else if (/^(?:0|no|backorder)$/i.test(isIn)) row.setCellText('stock', '0')
  else if (isIn !== '')
    row.addNote('in stock', 'It is in stock there, and not counted: how many stays open. Import a stock list.', { once: true })
}

const createRowRule =
  (parents: ReadonlyMap<string, LayoutRow>): RowRule =>
  (row): SkippedRowReason | null => {
    const types = parseProductTypes(row)
    const unsold = UNSELLABLE_TYPES.find(([type]) => types.includes(type))
    if (unsold) return { column: 'type', message: unsold[1] }
    if (types.includes('variation')) {
      const parent = parents.get(row.getCellText('parent'))
      if (parent === undefined) {
        // The product of this variation is not in the file, so it may be a draft and must not be sold.
        setRowHidden(row, 'published', true)
        row.addNote(
          'parent',
          'The product that it is a variation of is not in this file, so whether that is shown stays open. It is not sold.',
        )
      } else {
        const isNameless = row.getCellText('name') === ''
        fillFromProduct(row, parent, INHERITED_COLUMNS)
        if (isNameless) setVariantName(row, 'name', attributeValuesOf(row))
        // The variations of a hidden product are hidden, too.
        setRowHidden(row, 'published', parent.getCellText('published') !== '1' || parent.getCellText('visibility in catalog') === 'hidden')
      }
    }
    setRowHidden(row, 'published', row.getCellText('visibility in catalog') === 'hidden')
    setAttributes(row)
    setStock(row)
    for (const name of ['short description', 'description']) row.setCellText(name, row.getCellText(name).replaceAll('\\n', '\n'))
    joinTextColumns(row, ['short description', 'description'])
    clearIncompleteBox(row, ['length', 'width', 'height'])
    fillFirstColumn(row, ['gtin upc ean or isbn', 'meta global unique id'])
    keepDeepestCategory(row, 'categories', {
      categorySeparator: /(?<!\\),/,
      levelSeparator: />/,
      droppedRoots: ['uncategorized', 'unkategorisiert', 'non classe'],
    })
    removePictureUrlQueries(row, ['images'])
    return null
  }

/** The export of WooCommerce (Products → Export). */
export const wooCommerceLayout: ShopExportLayout = {
  name: 'WooCommerce',
  requiredHeadings: ['type', 'sku', 'name', 'published', 'regular price'],
  explanation: 'Drafts, private and hidden products are not sold. Of products with variations each variation is a part.',
  translations: wooCommerceHeadings,
  columns: [
    ['sku', 'code', 'the article’s number'],
    ['name', 'name', 'the name', { html: true }],
    ['regular price', 'price', 'the price'],
    ['sale price', 'offer', 'the offer: where there is one, the price is what it was before'],
    ['date sale price starts', 'offerFrom', 'when the offer begins'],
    ['date sale price ends', 'offerTo', 'when the offer ends'],
    ['published', 'forSale', '1 is sold; 0 (private) and -1 (draft) are not'],
    ['stock', 'stock', 'the number in stock'],
    ['in stock', null, 'the number in “Stock” counts; without one, 0 is none in stock'],
    ['short description', null, 'it stands in front of the description'],
    ['description', 'description', 'the description', { html: true }],
    ['gtin upc ean or isbn', 'gtin', 'the GTIN'],
    ['weight | weight kg | weight lbs | weight g | weight oz', 'weight', 'the weight'],
    ['length | length cm | length in | length mm | length m | length yd', 'boxLength', 'the parcel'],
    ['width | width cm | width in | width mm | width m | width yd', 'boxWidth', 'the parcel'],
    ['height | height cm | height in | height mm | height m | height yd', 'boxHeight', 'the parcel'],
    ['categories', 'category', 'the deepest of them'],
    ['tags', 'words', 'words by which it is found'],
    ['brands', 'producer', 'who makes it'],
    ['images', 'picture', 'names of pictures, which are imported apart'],
    [/^attribute \d+ value s$/, 'attributePairs', 'each row names its attribute beside it'],
    [/^attribute \d+ (?:name|visible|global|default)$/, null, 'it goes with the attribute’s value'],
    ['id', null, 'a number of that shop’s own, no attribute'],
    ['type', null, 'it says which rows are goods'],
    ['parent', null, 'it says which product a variation is of'],
    ['visibility in catalog', null, 'what is hidden is not sold'],
    [/^meta /, null, 'a field of a plug-in; map it where it counts'],
    [/^(?:grouped products|upsells|cross sells|external url|button text|download .*)$/, null, 'it leads elsewhere'],
    [
      /^(?:is featured|tax status|tax class|low stock amount|backorders allowed|sold individually|allow customer reviews|purchase note|shipping class|position|swatches attributes)$/,
      null,
      'a setting of that shop',
    ],
  ],
  prepareRowRule: async (rows) => {
    const rule = createRowRule(await readParentProducts(rows()))
    return () => rule
  },
}
