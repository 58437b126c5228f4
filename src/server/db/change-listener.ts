/** The database's notification channel for new rows of the change log (migrations/028-catalogue-changes.ts). */
export const CHANGES_CHANNEL = 'catalogue_change'

/** Callbacks for catalogue changes. The changes themselves are in the change log (catalogue-changes.ts). */
export interface ChangeListener {
  /** Called when this or another process has committed a change of a tenant's catalogue. */
  onChange: (tenantId: string) => void
  /**
   * Called when all changes from now on are reported. Earlier changes may have been missed, so the change log of every tenant must be read
   * once.
   */
  onListening: () => void
  /** Called once when the connection is lost. The change log must be polled until `onListening` is called again. */
  onConnectionLost: (cause: unknown) => void
}

/** Stops listening for catalogue changes. No callback is called afterwards. */
export type StopListening = () => Promise<void>
export type ListenForChanges = (listener: ChangeListener) => StopListening
