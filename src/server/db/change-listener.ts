/** The channel that the log of changes is told on (migrations/028-catalogue-changes.ts). */
export const CHANGES_CHANNEL = 'catalogue_change'

/** Who is told that a catalogue has changed. What has changed stands in the log (catalogue-changes.ts). */
export interface ChangeListener {
  /** A tenant's catalogue was changed, by this process or another, and the change has committed. */
  changed: (tenantId: string) => void
  /** From now on nothing goes unheard. What was changed before may have: read the log of every tenant once. */
  listening: () => void
  /** From now on changes go unheard: look for them now and then, until `listening` is called again. Once for each loss. */
  lost: (cause: unknown) => void
}

/** Ends the listening. Nothing is called any more. */
export type StopListening = () => Promise<void>
export type ListenForChanges = (listener: ChangeListener) => StopListening
