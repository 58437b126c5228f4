import type { PackStore } from './open.ts'
import type { PackSettings } from './schema.ts'

const usual: PackSettings = { wifiOnly: false }

/** How packs come to this device. */
export const readSettings = async (store: PackStore): Promise<PackSettings> => ({
  ...usual,
  ...(await store.run((db) => db.get('settings', 'now'))),
})

export const putSettings = async (store: PackStore, settings: PackSettings): Promise<void> => {
  await store.run((db) => db.put('settings', settings, 'now'))
}
