/** The notification channel for new rows of the change log (migrations/028-catalogue-changes.ts). */
export const CHANGES_CHANNEL = 'catalogue_change'

/** Callbacks for catalogue changes. The changes themselves are in the log (catalogue-changes.ts). */
export interface ChangeListener {
  /** A tenant's catalogue was changed by this or another process, and the change is committed. */
  changed: (tenantId: string) => void
  /** All changes from now on are reported. Earlier ones may have been missed, so read the log of every tenant once. */
  listening: () => void
  /** The connection was lost. Poll the log until `listening` is called again. Called once per loss. */
  lost: (cause: unknown) => void
}

/** Stops listening. No callback is called afterwards. */
export type StopListening = () => Promise<void>
export type ListenForChanges = (listener: ChangeListener) => StopListening
