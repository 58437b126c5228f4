import { tenantOfTag } from '#data/outbox/sync-tag.ts'

/** The `sync` event of Background Sync, which the platform's types do not know. */
export interface SyncEvent extends ExtendableEvent {
  tag: string
}

export const isSyncEvent = (event: Event): event is SyncEvent => event instanceof ExtendableEvent && 'tag' in event

/** The tenant whose outbox a sync event is about; null for an event of somebody else. */
export const syncedTenant = ({ tag }: SyncEvent): string | null => tenantOfTag(tag)
