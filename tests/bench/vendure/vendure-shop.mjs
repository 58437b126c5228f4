// A Vendure server as its own guide sets one up, filled with starters: a process of its own, with the packages of the folder that it is told.
// Plain JavaScript, because the shop has no types of what it does not depend on.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** No limit of how much one cart may hold: it is filled for as long as is measured. */
const NO_LIMIT = 1_000_000_000

process.once('message', async ({ packages, place, folder, port, products }) => {
  const load = createRequire(join(packages, 'package.json'))
  const { bootstrap, DefaultLogger, LogLevel } = load('@vendure/core')
  const { populate } = load('@vendure/core/cli')
  const config = {
    apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: { tokenMethod: 'bearer', cookieOptions: { secret: 'bench' } },
    dbConnectionOptions: { ...databaseAt(place, folder), synchronize: true, logging: false },
    orderOptions: { orderItemsLimit: NO_LIMIT, orderLineItemsLimit: NO_LIMIT },
    paymentOptions: { paymentMethodHandlers: [] },
    importExportOptions: { importAssetsDir: folder },
    logger: new DefaultLogger({ level: LogLevel.Error }),
  }
  const csv = join(folder, 'products.csv')
  writeFileSync(csv, productsAsCsv(products))
  await populate(() => bootstrap(config), firstData, csv)
  process.send('ready')
})

/**
 * A commit as safe as in the shop that it stands beside: PostgreSQL waits for the disk, the embedded database has given it to the operating
 * system, so that the end of the process loses none.
 */
const databaseAt = (place, folder) =>
  place.databaseUrl === undefined
    ? {
        ...{ type: 'better-sqlite3', database: join(folder, 'vendure.sqlite'), enableWAL: true },
        prepareDatabase: (database) => void database.pragma('synchronous = NORMAL'),
      }
    : { type: 'postgres', url: place.databaseUrl }

const firstData = {
  ...{ defaultLanguage: 'en', defaultZone: 'Europe', roles: [], paymentMethods: [], collections: [] },
  countries: [{ name: 'Germany', code: 'DE', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 19 }],
  shippingMethods: [{ name: 'Standard', price: 500 }],
}

const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

const productsAsCsv = (count) =>
  [columns, ...Array.from({ length: count }, (_, at) => `Starter ${at},starter-${at},,,,,,S${at},${100 + at},standard,1000,false,,`)].join(
    '\n',
  )
