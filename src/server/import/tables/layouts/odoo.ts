import { clearZeros, keepDeepestCategory } from './rules.ts'
import { type ShopExportLayout, withoutPreparation } from './shop-export-layout.ts'

const UNSELLABLE_TYPES: readonly (readonly [type: RegExp, says: string])[] = [
  [/^service/i, 'A service is no goods.'],
  [/^gift ?card/i, 'A gift card is no goods.'],
  [/^combo/i, 'It is put together of other products, and no goods of its own.'],
]

/** The export of Odoo (Products → Export), with readable headings or with field names. */
export const odooLayout: ShopExportLayout = {
  name: 'Odoo',
  requiredHeadings: ['internal reference | default code', 'name | display name', 'sales price | list price | lst price'],
  explanation: 'Products that cannot be sold or are archived are not sold; services and gift cards are left out.',
  columns: [
    ['internal reference | default code', 'code', 'the article’s number'],
    ['name | display name', 'name', 'the name'],
    ['sales price | list price | lst price', 'price', 'the price'],
    ['cost | standard price', null, 'a purchase price, which the shop does not show'],
    ['quantity on hand | qty available', 'stock', 'the number in stock'],
    ['can be sold | sale ok | sales', 'forSale', 'whether it is sold'],
    ['active', 'forSale', 'what is archived is not sold'],
    ['is published | website published', 'forSale', 'whether it is sold on the web'],
    ['product category | categ id | product category complete name', 'category', 'the category, without “All”'],
    ['barcode', 'gtin', 'the GTIN'],
    ['weight', 'weight', 'the weight', { unit: 'kg' }],
    ['sales description | description sale', 'description', 'the description for customers', { html: true }],
    ['internal notes | description', null, 'notes that are not for customers'],
    ['product tags | tags', 'words', 'words by which it is found'],
    ['currency | currency id', 'currency', 'the currency of the prices'],
    ['product type | detailed type | type', null, 'services and gift cards are left out'],
    [/^(?:external id|id|database id)$/, null, 'a number of that program’s own, no attribute'],
    [
      /^(?:forecasted quantity|virtual available|incoming|outgoing|free to use quantity|unit of measure|uom id|purchase unit of measure|uom po id|units of measure)$/,
      null,
      'a setting of that program',
    ],
    [
      /^(?:can be purchased|purchase ok|customer taxes|vendor taxes|taxes id|supplier taxes id|volume|responsible|company|favorite|is favorite|image|image 1920|show on hand qty status button|vendors.*|seller ids.*|product attributes.*|attribute lines.*|attribute line ids.*|variant values|product template variant value ids)$/,
      null,
      'a setting of that program',
    ],
  ],
  prepareRowRule: withoutPreparation((row) => {
    if (row.getCellText('internal reference') === '' && row.getCellText('name') === '')
      return { column: 'internal reference', message: 'It goes on with the record above, and says no goods of its own.' }
    const none = UNSELLABLE_TYPES.find(([type]) => type.test(row.getCellText('product type')))
    if (none) return { column: 'product type', message: none[1] }
    // The display name of a product starts with its number: [VT-1001] Starter.
    const reference = `[${row.getCellText('internal reference')}] `
    if (row.getCellText('name').startsWith(reference)) row.setCellText('name', row.getCellText('name').slice(reference.length))
    clearZeros(row, ['weight'])
    keepDeepestCategory(row, 'product category', {
      categorySeparator: /(?!)/,
      levelSeparator: /\s\/\s/,
      droppedRoots: ['all', 'saleable', 'goods'],
    })
    return null
  }),
}
