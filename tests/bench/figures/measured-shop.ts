import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open.ts'
import { demoTenants } from '#server/demo/demo-tenants.ts'
import { type NewCustomers, newCustomers } from '../new-customers.ts'
import { isReady, packsAreMade } from '../settled.ts'
import { type ShopProcess, startShop } from '../shop-process.ts'
import type { AskedServer } from './ask.ts'

const CUSTOMERS = 10
const LINES = 3

/** The shop of the build that all figures are measured of. */
export interface MeasuredShop extends AskedServer {
  customers: NewCustomers
  close: () => Promise<void>
}

/** Where the shop lies, and how large it is. */
export interface ShopPlace {
  folder: string
  parts: number
  port: number
}

export const dataDirOf = ({ folder, parts }: ShopPlace): string => join(folder, `figures-${parts}`)

/**
 * Starts the shop: filled, its packs made, and then started again, so that it remembers no page and does nothing but answer. Customers come
 * into its database in between.
 */
export async function openMeasuredShop(place: ShopPlace): Promise<MeasuredShop> {
  const { parts, port } = place
  const dataDir = dataDirOf(place)
  mkdirSync(dataDir, { recursive: true })
  const filling = await startShop(dataDir, parts, port)
  await packsAreMade(
    filling.url,
    demoTenants({ partCount: parts }).map(({ id }) => id),
  ).finally(filling.stop)
  const opened = await openDatabase({ dataDir })
  const customers = await newCustomers(opened.db, { customers: CUSTOMERS, lines: LINES }).finally(opened.close)
  const shop: ShopProcess = await startShop(dataDir, parts, port)
  await isReady(shop.url)
  if (shop.pid === undefined) throw new Error('The shop has no process.')
  return { url: shop.url, pid: shop.pid, customers, close: shop.stop }
}
