import type { LayoutRow } from './layout-row.ts'
import { clearIncompleteBox, clearZeros, fillFirstColumn, fillFromProduct, setRowHidden, setVariantName } from './rules.ts'
import type { RowRule, ShopExportLayout } from './shop-export-layout.ts'

/** Columns of BigCommerce V3 in which a variant without a value has the value of its product. */
const INHERITED_COLUMNS = [
  ...[
    'name',
    'description',
    'price',
    'sale price',
    'weight',
    'width',
    'height',
    'depth',
    'search keywords',
    'is visible',
    'product condition',
  ],
  ...['inventory tracking', 'type'],
]
const itemTypeOf = (row: LayoutRow): string => row.getCellText('item').trim().toLowerCase()

/** Returns the lines of products that have variants. Such products are not sold themselves, their variants are. */
async function findProductsWithVariants(rows: AsyncIterable<LayoutRow>): Promise<Set<number>> {
  const lines = new Set<number>()
  let product = 0
  for await (const row of rows) {
    if (itemTypeOf(row) === 'product') product = row.line
    else if (itemTypeOf(row) === 'variant') lines.add(product)
  }
  return lines
}

/** Returns the option values that tell a variant from others: `Type=Rectangles|Name=Voltage|Value=12 V`. */
const parseOptions = (text: string): string[] =>
  [...text.matchAll(/\|Value=(.*?)(?=\||;?\s*Type=|$)/gs)].map(([, value = '']) => value.trim())

function createRowRule(parents: ReadonlySet<number>): RowRule {
  let product: LayoutRow | null = null
  return (row) => {
    const item = itemTypeOf(row)
    if (item === 'image' || item === 'video')
      return { column: 'item', message: 'A picture or film of the product above: pictures are imported apart.' }
    if (item === 'product') {
      product = row.copyRow()
      if (parents.has(row.line)) return { column: 'item', message: 'It is sold as its variants, which are rows of their own.' }
    }
    if (item === 'variant' && product !== null) {
      fillFromProduct(row, product, INHERITED_COLUMNS)
      row.copyCellFrom('name', product)
      setVariantName(row, 'name', parseOptions(row.getCellText('options')))
      // The variants of a hidden product are hidden, too.
      setRowHidden(row, 'is visible', !/^(?:true|y|yes|1)$/i.test(product.getCellText('is visible')))
    }
    if (/^digital$/i.test(row.getCellText('type'))) return { column: 'type', message: 'A file to download is no goods.' }
    setRowHidden(row, 'is visible', row.getCellText('is visible') === '')
    if (/^none$/i.test(row.getCellText('inventory tracking')) && row.getCellText('current stock') !== '') {
      row.setCellText('current stock', '')
      row.addNote(
        'current stock',
        'The shop does not count it (“Inventory Tracking” is none): how many there are stays open. Import a stock list.',
        { once: true },
      )
    }
    clearZeros(row, ['sale price', 'weight'])
    fillFirstColumn(row, ['upc ean', 'global trade number'])
    clearIncompleteBox(row, ['depth', 'width', 'height'])
    return null
  }
}

/** The export of BigCommerce in format V3 (Products → Export), with one row for each product, variant, picture and video. */
export const bigCommerceV3: ShopExportLayout = {
  name: 'BigCommerce V3',
  requiredHeadings: ['item', 'sku', 'is visible', 'inventory tracking'],
  explanation:
    'Products that are not visible are not sold. Of products with variants each variant is a part, whose name has its options behind it.',
  columns: [
    ['sku', 'code', 'the article’s number'],
    ['name', 'name', 'the product’s name, with the variant’s options behind it', { html: true }],
    ['description', 'description', 'the description', { html: true }],
    ['price', 'price', 'the price'],
    ['sale price', 'offer', 'the offer: where there is one, the price is what it was before'],
    ['cost price', null, 'a purchase price, which the shop does not show'],
    ['retail price', null, 'a list price beside the price; map it as wasPrice if it is to be shown'],
    ['is visible', 'forSale', 'TRUE is sold, FALSE is not'],
    ['current stock', 'stock', 'the number in stock'],
    ['weight', 'weight', 'the weight in pounds, as the file does not say: map it as weight [kg] where it is another', { unit: 'lb' }],
    ['width', 'boxWidth', 'the parcel in inches, as the file does not say', { unit: 'in' }],
    ['height', 'boxHeight', 'the parcel in inches, as the file does not say', { unit: 'in' }],
    ['depth', 'boxLength', 'the parcel in inches, as the file does not say', { unit: 'in' }],
    ['search keywords', 'words', 'words by which it is found'],
    ['product condition', 'condition', 'new, used or refurbished'],
    ['upc ean', 'gtin', 'the GTIN'],
    ['global trade number', null, 'it stands in for an empty UPC'],
    ['item', null, 'it says which rows are goods'],
    ['type', null, 'what is downloaded is left out'],
    ['options', null, 'what a variant is told apart by stands behind its name'],
    ['inventory tracking', null, 'where it is none, the number in stock is not counted'],
    ['id', null, 'a number of that shop’s own, no attribute'],
    ['brand id', null, 'an id of that shop: the file does not name the maker'],
    ['categories', null, 'ids of that shop: the file does not name the categories'],
    [/^(?:.*image.*|video .*|youtube id)$/, null, 'pictures are imported apart'],
    [
      /^(?:channels|custom fields|page title|product url|meta .*|bin picking number|manufacturer part number|low stock)$/,
      null,
      'a setting of that shop',
    ],
    [
      /^(?:free shipping|fixed shipping cost|is featured|warranty|tax class|show product condition|sort order)$/,
      null,
      'a setting of that shop',
    ],
  ],
  prepareRowRule: async (rows) => {
    const parents = await findProductsWithVariants(rows())
    return () => createRowRule(parents)
  },
}
