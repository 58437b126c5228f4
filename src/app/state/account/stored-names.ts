import { deviceTexts } from '#app/state/page/storage.ts'

/** Storage keys of private data. They are defined here, because at sign-out the code that uses them may not be loaded. */
export const storedNames = { rows: 'account-rows', downloads: 'download-choices', notes: 'note-drafts', returns: 'return-drafts' } as const

/** Deletes all of them for the next user of the device. */
export function forgetStored(): void {
  for (const name of Object.values(storedNames)) deviceTexts.removeItem(name)
}
