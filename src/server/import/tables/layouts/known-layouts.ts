import { bigCommerce } from './bigcommerce.ts'
import { bigCommerceV3 } from './bigcommerce-v3.ts'
import { magentoLayout } from './magento.ts'
import { odooLayout } from './odoo.ts'
import { prestaShopLayout } from './prestashop.ts'
import { setRowHidden } from './rules.ts'
import { type ShopExportLayout, withoutPreparation } from './shop-export-layout.ts'
import { shopifyLayout } from './shopify.ts'
import { wooCommerceLayout } from './woocommerce.ts'

/** The export of PrestaShop's list of products, with one row per product and without texts. */
const prestaShopList: ShopExportLayout = {
  name: 'PrestaShop’s list of products',
  requiredHeadings: ['id', 'image', 'reference', 'price tax excl | price tax excluded | prix ht', 'status | etat'],
  explanation: 'Products whose status is not 1 are not sold. Prices are those without tax.',
  columns: [
    ['reference', 'code', 'the article’s number'],
    ['name | product name | nom', 'name', 'the name', { html: true }],
    ['status | etat', 'forSale', '1 is sold, 0 is not'],
    ['price tax excl | price tax excluded | prix ht', 'price', 'the price without tax'],
    ['price tax incl | price tax included | prix ttc', null, 'a price with tax: the shop’s prices are without'],
    ['quantity | quantite', 'stock', 'the number in stock'],
    ['category | categorie', 'category', 'its main category'],
    ['id', null, 'a number of that shop’s own, no attribute'],
    ['image', null, 'an address within that shop'],
    ['position', null, 'where it stands in that shop’s list'],
  ],
  prepareRowRule: withoutPreparation((row) => {
    setRowHidden(row, 'status', row.getCellText('status') === '')
    return null
  }),
}

/**
 * The shop systems whose exports are known. When all headings of a layout also occur in another layout, the layout stands behind the other
 * layout in this list.
 */
export const knownLayouts: readonly ShopExportLayout[] = [
  wooCommerceLayout,
  shopifyLayout,
  prestaShopLayout,
  prestaShopList,
  magentoLayout,
  bigCommerce,
  bigCommerceV3,
  odooLayout,
]
