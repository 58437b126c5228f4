import { deviceStorage } from '#app/state/page/storage.ts'

/** Names under which private data is stored. They are defined here, because at sign-out the code that uses them may not be loaded. */
export const storedUserKeys = {
  rows: 'account-rows',
  downloads: 'download-choices',
  notes: 'note-drafts',
  returns: 'return-drafts',
  pad: 'quick-order',
  padAnswers: 'quick-order-answers',
} as const

/** Deletes the private data with these names, for the next user of the device. */
export function removeStoredUserData(): void {
  for (const name of Object.values(storedUserKeys)) deviceStorage.removeItem(name)
}
