import type { PackStore } from './open.ts'
import type { PackSettings } from './schema.ts'

const defaultSettings: PackSettings = { wifiOnly: false }

/** Reads the settings for catalogue packs on this device. */
export async function readSettings(store: PackStore): Promise<PackSettings> {
  const kept = await store.run((db) => db.get('settings', 'now'))
  return kept !== undefined && 'wifiOnly' in kept ? { ...defaultSettings, ...kept } : defaultSettings
}

export const putSettings = async (store: PackStore, settings: PackSettings): Promise<void> => {
  await store.run((db) => db.put('settings', settings, 'now'))
}
