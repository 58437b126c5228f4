import { tenantOfTag } from '#data/outbox/sync-tag.ts'

/** The `sync` event of Background Sync, which the platform's types lack. */
export interface SyncEvent extends ExtendableEvent {
  tag: string
}

export const isSyncEvent = (event: Event): event is SyncEvent => event instanceof ExtendableEvent && 'tag' in event

/** Returns the tenant whose outbox a sync event is for; null for a sync of another kind. */
export const tenantOfSyncEvent = ({ tag }: SyncEvent): string | null => tenantOfTag(tag)
