import { bigCommerce } from './bigcommerce.ts'
import { bigCommerceV3 } from './bigcommerce-v3.ts'
import type { Layout } from './layout.ts'
import { magento } from './magento.ts'
import { odoo } from './odoo.ts'
import { prestaShop } from './prestashop.ts'
import { prestaShopList } from './prestashop-list.ts'
import { shopify } from './shopify.ts'
import { wooCommerce } from './woocommerce.ts'

/** Shop systems with known exports. A layout whose headings all occur in another layout comes after it. */
export const knownLayouts: readonly Layout[] = [wooCommerce, shopify, prestaShop, prestaShopList, magento, bigCommerce, bigCommerceV3, odoo]
