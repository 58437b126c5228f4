import type { LayoutRow } from './layout-row.ts'
import {
  clearIncompleteBox,
  clearZeros,
  fillFirstColumn,
  joinTextColumns,
  keepDeepestCategory,
  removePictureUrlQueries,
  setAttributePairs,
  setRowHidden,
  UNSELLABLE_TYPE_MESSAGES,
} from './rules.ts'
import { type ShopExportLayout, withoutPreparation } from './shop-export-layout.ts'

const DISCOUNT_COLUMNS = ['discount amount', 'discount percent']

function addDiscountNotes(row: LayoutRow): void {
  for (const name of DISCOUNT_COLUMNS) {
    if (/[1-9]/.test(row.getCellText(name)))
      row.addNote(name, 'A reduction of the price is not taken: the price is the usual one. Set it up as a promotion.', { once: true })
  }
}

/**
 * The column of PrestaShop with attributes: `Voltage:12 V:1:0,Teeth:9:2:0`. Each consists of name, value, position and flag. The position
 * shows where the value ends, because a value may contain commas and colons.
 */
const FEATURES_COLUMN = 'feature name value position customized'
const FEATURE_POSITION_PATTERN = /:\d*:\d\s*$/
const parseFeatures = (text: string) => {
  const hasPositions = /:\d*:\d\s*(?:,|$)/.test(text)
  return text.split(hasPositions ? /(?<=:\d*:\d\s*),(?=[^:,]+:)|,(?=[^:,]+:[^:]*:\d*:\d)/ : /,(?=[^:,]+:)/).map((one) => {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(one.replace(FEATURE_POSITION_PATTERN, '')) ?? []
    return [name.trim(), value.trim()] as const
  })
}

const SHOWS_PRICE_COLUMN = 'show price 0 no 1 yes'

function clearHiddenPrice(row: LayoutRow): void {
  if (!/^(?:0|no)$/i.test(row.getCellText(SHOWS_PRICE_COLUMN).trim()) || row.getCellText('price tax excluded') === '') return
  row.setCellText('price tax excluded', '')
  row.addNote(SHOWS_PRICE_COLUMN, 'That shop does not show its price: it is left out.', { once: true })
}

/** PrestaShop's format for imports, with the columns of PrestaShop's sample file. */
export const prestaShopLayout: ShopExportLayout = {
  name: 'PrestaShop',
  requiredHeadings: ['active 0 1', 'name', 'reference'],
  explanation: 'Products that are not active, not to be ordered or seen nowhere are not sold. Prices are those without tax.',
  columns: [
    ['reference', 'code', 'the article’s number'],
    ['name', 'name', 'the name', { html: true }],
    ['active 0 1', 'forSale', '1 is sold, 0 is not'],
    ['available for order 0 no 1 yes', 'forSale', '0 is not sold'],
    ['price tax excluded', 'price', 'the price without tax'],
    ['price tax included', null, 'a price with tax: the shop’s prices are without'],
    ['wholesale price', null, 'a purchase price, which the shop does not show'],
    ['quantity', 'stock', 'the number in stock'],
    ['minimal quantity', 'minQty', 'the least that is sold'],
    ['categories x y z', 'category', 'the deepest of them'],
    ['manufacturer', 'producer', 'who makes it'],
    ['ean13', 'gtin', 'the GTIN'],
    ['upc', null, 'it stands in for an empty EAN'],
    ['mpn', null, 'the maker’s number; map it as cross where customers know it'],
    ['summary', null, 'it stands in front of the description'],
    ['description', 'description', 'the description', { html: true }],
    ['tags x y z', 'words', 'words by which it is found'],
    ['weight', 'weight', 'the weight', { unit: 'kg' }],
    ['width', 'boxWidth', 'the parcel', { unit: 'cm' }],
    ['height', 'boxHeight', 'the parcel', { unit: 'cm' }],
    ['depth', 'boxLength', 'the parcel', { unit: 'cm' }],
    ['image urls x y z', 'picture', 'names of pictures, which are imported apart'],
    ['condition', 'condition', 'new, used or refurbished'],
    [FEATURES_COLUMN, 'attributePairs', 'each row names its attributes itself'],
    ['visibility', null, 'what is seen nowhere is not sold'],
    [/^(?:on sale 0 1|discount .*)$/, null, 'a reduction: set it up as a promotion'],
    [SHOWS_PRICE_COLUMN, null, 'where it is 0 the price is left out'],
    [/^(?:product id|id|id name of shop)$/, null, 'a number of that shop’s own, no attribute'],
    [/^(?:supplier|supplier reference)$/, null, 'whom that shop buys from'],
    [/^(?:meta .*|url rewritten|label when .*|text when .*)$/, null, 'a text of that shop’s pages'],
    [
      /^(?:delivery time .*|product (?:available|creation) date|accessories .*|image alt .*|file url|number of .*|expiration date)$/,
      null,
      'a setting of that shop',
    ],
    [
      /^(?:tax rules id|ecotax|unity|unit price|low stock .*|receive .*|send me .*|additional shipping cost|show price .*|delete existing .*|available online only .*|customizable .*|uploadable .*|text fields .*|out of stock action|virtual product .*|advanced stock management|depends on stock|warehouse|isbn)$/,
      null,
      'a setting of that shop',
    ],
  ],
  prepareRowRule: withoutPreparation((row) => {
    setRowHidden(row, 'active 0 1', row.getCellText('visibility').toLowerCase() === 'none')
    if (row.getCellText('virtual product 0 no 1 yes') === '1')
      return { column: 'virtual product 0 no 1 yes', message: UNSELLABLE_TYPE_MESSAGES.virtual }
    clearHiddenPrice(row)
    addDiscountNotes(row)
    setAttributePairs(row, FEATURES_COLUMN, parseFeatures(row.getCellText(FEATURES_COLUMN)))
    joinTextColumns(row, ['summary', 'description'])
    clearZeros(row, ['weight', 'upc', 'ean13'])
    fillFirstColumn(row, ['ean13', 'upc'])
    clearIncompleteBox(row, ['depth', 'width', 'height'])
    keepDeepestCategory(row, 'categories x y z', {
      categorySeparator: /,/,
      levelSeparator: /\//,
      droppedRoots: ['home', 'accueil', 'startseite', 'inicio', 'root'],
    })
    removePictureUrlQueries(row, ['image urls x y z'])
    return null
  }),
}
