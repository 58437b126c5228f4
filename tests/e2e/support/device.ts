import type { Page } from '@playwright/test'

/** Everything that the device's database holds, as one text. */
export const onThisDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      })
    let text = ''
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''))
      for (const store of db.objectStoreNames) text += JSON.stringify(await done(db.transaction(store).objectStore(store).getAll()))
      db.close()
    }
    return text
  })
