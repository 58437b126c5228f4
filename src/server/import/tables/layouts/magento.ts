import type { LayoutRow } from './layout-row.ts'
import {
  clearZeros,
  joinTextColumns,
  keepDeepestCategory,
  removePictureUrlQueries,
  setAttributePairs,
  setRowHidden,
  UNSELLABLE_TYPE_MESSAGES,
} from './rules.ts'
import type { RowRule, ShopExportLayout } from './shop-export-layout.ts'

const unsellableProductTypes: Readonly<Record<string, string>> = {
  configurable: 'It is sold as its variants, which are rows of their own.',
  grouped: 'It is a group of other products and no goods of its own.',
  bundle: 'It is put together of other products, and no goods of its own.',
  giftcard: 'A gift card is no goods.',
  downloadable: UNSELLABLE_TYPE_MESSAGES.download,
  virtual: UNSELLABLE_TYPE_MESSAGES.virtual,
}
/** Matches fields with purchase prices and recommended prices, which must not become public as attributes. */
const PRIVATE_ATTRIBUTE_PATTERN =
  /^(?:cost|msrp|msrp_.*|tier_.*|minimal_price|price_.*|gift_.*|ts_.*|links_.*|has_options|required_options|options_container|tax_class.*)$/
const DATE_COLUMNS = ['special price from date', 'special price to date']

const isProductDisabled = (row: LayoutRow): boolean => /^[02]$/.test(row.getCellText('product online').trim())

/**
 * Returns the numbers of products that are variants of a product for sale. Magento does not show such variants by themselves, but they are
 * sold.
 */
async function findVariantCodes(rows: AsyncIterable<LayoutRow>): Promise<Set<string>> {
  const variants = new Set<string>()
  for await (const row of rows) {
    // A row with the texts for a store view does not decide whether its product is for sale.
    if (row.getCellText('store view code') !== '' || isProductDisabled(row)) continue
    for (const [, sku = ''] of row.getCellText('configurable variations').matchAll(/(?:^|\|)\s*sku=([^,|]*)/g)) variants.add(sku.trim())
  }
  return variants
}

/** Splits a cell with attributes: `voltage=12 V,teeth=9`. A comma belongs to the value unless the name of an attribute follows. */
const parseAttributes = (text: string) =>
  text.split(/,(?=[a-z][a-z0-9_]*=)/).flatMap((one): [string, string][] => {
    const [, name = '', value = ''] = /^"?([^=]+)=(.*?)"?$/s.exec(one) ?? []
    return PRIVATE_ATTRIBUTE_PATTERN.test(name) ? [] : [[name.replaceAll('_', ' '), value.replaceAll('""', '"').replace(/^"(.*)"$/s, '$1')]]
  })

const createRowRule =
  (variants: ReadonlySet<string>): RowRule =>
  (row) => {
    const view = row.getCellText('store view code')
    if (view !== '')
      return {
        column: 'store view code',
        message: `It says texts of the view “${view}” alone. The shop keeps a part’s texts once: those of the row without a view are taken.`,
      }
    const together = unsellableProductTypes[row.getCellText('product type').toLowerCase()]
    if (together !== undefined) return { column: 'product type', message: together }
    setRowHidden(row, 'product online', isProductDisabled(row))
    setRowHidden(
      row,
      'product online',
      row.getCellText('visibility').toLowerCase() === 'not visible individually' && !variants.has(row.getCellText('sku')),
    )
    clearZeros(row, ['special price', 'weight'])
    for (const name of DATE_COLUMNS) row.setCellText(name, row.getCellText(name).replace(/,?\s+\d{1,2}:\d{2}.*$/, ''))
    if (/^(?:0|no)$/i.test(row.getCellText('is in stock')) && row.getCellText('qty') !== '') {
      if (/[1-9]/.test(row.getCellText('qty')))
        row.addNote('is in stock', 'It is said to be out of stock, whatever its number: none is taken.', { once: true })
      row.setCellText('qty', '0')
    }
    setAttributePairs(row, 'additional attributes', parseAttributes(row.getCellText('additional attributes')))
    joinTextColumns(row, ['short description', 'description'])
    keepDeepestCategory(row, 'categories', { categorySeparator: /,/, levelSeparator: /(?<!\\)\//, droppedRoots: true })
    removePictureUrlQueries(row, ['base image', 'additional images'])
    return null
  }

/** The export of Magento 2 (Adobe Commerce): System → Export → Products. */
export const magentoLayout: ShopExportLayout = {
  name: 'Magento 2',
  requiredHeadings: ['sku', 'store view code', 'attribute set code', 'product type'],
  explanation:
    'Products that are disabled, or seen by themselves nowhere and no variants, are not sold. Rows of store views say texts alone and are left out.',
  columns: [
    ['sku', 'code', 'the article’s number'],
    ['name', 'name', 'the name', { html: true }],
    ['price', 'price', 'the price'],
    ['special price', 'offer', 'the offer: where there is one, the price is what it was before'],
    ['special price from date', 'offerFrom', 'when the offer begins', { dates: 'mdy' }],
    ['special price to date', 'offerTo', 'when the offer ends', { dates: 'mdy' }],
    ['product online', 'forSale', '1 is sold; 0 and 2 are not'],
    ['qty', 'stock', 'the number in stock'],
    ['is in stock', null, 'where it is 0, none is in stock'],
    ['min cart qty', null, 'a setting of that shop; map it as minQty where it counts'],
    ['weight', 'weight', 'the weight in pounds, as the file does not say: map it as weight [kg] where it is another', { unit: 'lb' }],
    ['short description', null, 'it stands in front of the description'],
    ['description', 'description', 'the description', { html: true }],
    ['categories', 'category', 'the deepest of them, without the shop’s root'],
    ['base image', 'picture', 'names of pictures, which are imported apart'],
    ['additional images', 'picture', 'names of pictures, which are imported apart'],
    ['manufacturer', 'producer', 'who makes it'],
    ['country of manufacture', 'country', 'where it is made'],
    ['additional attributes', 'attributePairs', 'each row names its attributes itself'],
    ['store view code', null, 'rows that have one say texts alone'],
    ['product type', null, 'it says which rows are goods'],
    ['visibility', null, 'what is not seen and no variant is not sold'],
    ['configurable variations', null, 'it says which rows are variants'],
    [/^(?:msrp price|cost|tier prices)$/, null, 'a price that is not the shop’s own'],
    [/^(?:related|crosssell|upsell|associated|bundle|grouped|configurable)(?: |$)/, null, 'it leads to other articles'],
    [
      /^(?:meta |url |custom |map |gift |use config |new from |new to |small image|thumbnail image|swatch image|base image label|additional image labels|page layout|display product)/,
      null,
      'a setting of that shop',
    ],
    [
      /^(?:attribute set code|product websites|website id|tax class name|created at|updated at|product options container|out of stock qty|is qty decimal|is decimal divided|allow backorders|max cart qty|notify on stock below|manage stock|qty increments|enable qty increments|deferred stock update|hide from product page|msrp display actual price type)$/,
      null,
      'a setting of that shop',
    ],
  ],
  prepareRowRule: async (rows) => {
    const rule = createRowRule(await findVariantCodes(rows()))
    return () => rule
  },
}
