import type { LayoutRow } from './layout-row.ts'
import {
  clearIncompleteBox,
  clearZeros,
  fillFirstColumn,
  fillFromProduct,
  keepDeepestCategory,
  removePictureUrlQueries,
  setRowHidden,
  setVariantName,
  UNSELLABLE_TYPE_MESSAGES,
} from './rules.ts'
import type { RowRule, ShopExportLayout } from './shop-export-layout.ts'

/** Columns of BigCommerce in which a variant without a value has the value of its product. */
const INHERITED_COLUMNS = [
  ...[
    'brand name',
    'product description',
    'price',
    'sale price',
    'product weight',
    'product width',
    'product height',
    'product depth',
    'category',
    'search keywords',
  ],
  ...['allow purchases', 'product visible', 'product condition', 'track inventory', 'product image file 1'],
]
const VISIBILITY_COLUMNS = ['product visible', 'allow purchases']
const itemTypeOf = (row: LayoutRow): string => row.getCellText('item type').trim().toLowerCase()

/** Returns the lines of products that have variants. Such products are not sold themselves, their variants are. */
async function findProductsWithVariants(rows: AsyncIterable<LayoutRow>): Promise<Set<number>> {
  const lines = new Set<number>()
  let product = 0
  for await (const row of rows) {
    if (itemTypeOf(row) === 'product') product = row.line
    else if (itemTypeOf(row) === 'sku') lines.add(product)
  }
  return lines
}

/** Returns the option values that tell a variant from others: `[RT]Voltage=12 V,[S]Teeth=9`. */
const parseOptions = (text: string): string[] =>
  text.split(/,(?=\[)/).flatMap((one) => /^\[[A-Z]+\][^=]*=(?:\d+:)?(.*)$/s.exec(one.trim())?.[1]?.trim() ?? [])

function createRowRule(parents: ReadonlySet<number>): RowRule {
  let product: LayoutRow | null = null
  return (row) => {
    const type = itemTypeOf(row)
    if (type === 'rule')
      return {
        column: 'item type',
        message: 'A rule for prices, weights or pictures of options is not read: enter such a price at the part.',
      }
    if (type === 'product') {
      product = row.copyRow()
      if (parents.has(row.line)) return { column: 'item type', message: 'It is sold as its variants, which are rows of their own.' }
    }
    if (row.getCellText('product type').trim().toUpperCase() === 'D')
      return { column: 'product type', message: UNSELLABLE_TYPE_MESSAGES.download }
    if (type === 'sku' && product !== null) {
      const options = parseOptions(row.getCellText('product name'))
      fillFromProduct(row, product, INHERITED_COLUMNS)
      // The variants of a hidden product are hidden, even if their own rows say otherwise.
      const said = product
      for (const name of VISIBILITY_COLUMNS)
        setRowHidden(row, name, said.hasColumn(name) && !/^(?:y|yes|true|1)$/i.test(said.getCellText(name).trim()))
      row.copyCellFrom('product name', product)
      setVariantName(row, 'product name', options)
    }
    if (/^none$/i.test(row.getCellText('track inventory')) && row.getCellText('current stock level') !== '') {
      row.setCellText('current stock level', '')
      row.addNote(
        'current stock level',
        'The shop does not count it (“Track Inventory” is none): how many there are stays open. Import a stock list.',
        { once: true },
      )
    }
    clearZeros(row, ['sale price', 'product weight'])
    fillFirstColumn(row, ['product upc ean', 'global trade item number'])
    clearIncompleteBox(row, ['product depth', 'product width', 'product height'])
    keepDeepestCategory(row, 'category', { categorySeparator: /;/, levelSeparator: /(?<!\\)\// })
    removePictureUrlQueries(row, ['product image file 1'])
    return null
  }
}

/** The export of BigCommerce for bulk edit (Products → Export). */
export const bigCommerce: ShopExportLayout = {
  name: 'BigCommerce',
  requiredHeadings: ['item type', 'product name', 'product code sku'],
  explanation:
    'Products that are not visible or cannot be bought are not sold. Of products with variants each variant is a part, whose name has its options behind it.',
  columns: [
    ['product code sku', 'code', 'the article’s number'],
    ['product name', 'name', 'the product’s name, with the variant’s options behind it', { html: true }],
    ['brand name', 'producer', 'who makes it'],
    ['product description', 'description', 'the description', { html: true }],
    ['price', 'price', 'the price'],
    ['sale price', 'offer', 'the offer: where there is one, the price is what it was before'],
    ['cost price', null, 'a purchase price, which the shop does not show'],
    ['retail price', null, 'a list price beside the price; map it as wasPrice if it is to be shown'],
    ['product visible', 'forSale', 'Y is sold, N is not'],
    ['allow purchases', 'forSale', 'Y is sold, N is not'],
    ['current stock level', 'stock', 'the number in stock'],
    [
      'product weight',
      'weight',
      'the weight in pounds, as the file does not say: map it as weight [kg] where it is another',
      { unit: 'lb' },
    ],
    ['product width', 'boxWidth', 'the parcel in inches, as the file does not say', { unit: 'in' }],
    ['product height', 'boxHeight', 'the parcel in inches, as the file does not say', { unit: 'in' }],
    ['product depth', 'boxLength', 'the parcel in inches, as the file does not say', { unit: 'in' }],
    ['category', 'category', 'the deepest of them'],
    ['search keywords', 'words', 'words by which it is found'],
    ['product condition', 'condition', 'new, used or refurbished'],
    ['product upc ean', 'gtin', 'the GTIN'],
    ['global trade item number', null, 'it stands in for an empty UPC'],
    ['minimum purchase quantity', 'minQty', 'the least that is sold'],
    [/^product image file \d+$/, 'picture', 'names of pictures, which are imported apart'],
    ['item type', null, 'it says which rows are goods'],
    ['product type', null, 'what is downloaded is left out'],
    ['track inventory', null, 'where it is none, the number in stock is not counted'],
    ['product id', null, 'a number of that shop’s own, no attribute'],
    [
      /^(?:product image .*|page title|meta .*|product url|product tax class|product warranty|product availability|product custom fields|gps .*|event .*|avalara .*|myob .*)$/,
      null,
      'a setting of that shop',
    ],
    [
      /^(?:bin picking number|option set|option set align|fixed shipping (?:cost|price)|free shipping|low stock level|maximum purchase quantity|sort order|show product condition|date added|date modified|category (?:string|details)|stop processing rules|tax provider tax code|manufacturer part number|product inventoried)$/,
      null,
      'a setting of that shop',
    ],
  ],
  prepareRowRule: async (rows) => {
    const parents = await findProductsWithVariants(rows())
    return () => createRowRule(parents)
  },
}
