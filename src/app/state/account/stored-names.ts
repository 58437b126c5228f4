import { deviceTexts } from '#app/state/page/storage.ts'

/**
 * Names under which this device keeps what is of whoever is signed in. They stand here and not beside what reads them: the
 * page that wrote them may be closed, and its code not loaded, when their owner leaves.
 */
export const storedNames = { rows: 'account-rows', downloads: 'download-choices', notes: 'note-drafts', returns: 'return-drafts' } as const

/** Nothing of it stays for who uses the device next. */
export function forgetStored(): void {
  for (const name of Object.values(storedNames)) deviceTexts.removeItem(name)
}
