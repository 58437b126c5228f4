const SYNC_TAG_PREFIX = 'armature-outbox.'

/** Returns the Background Sync tag of a tenant's outbox. */
export const syncTag = (tenantId: string): string => SYNC_TAG_PREFIX + tenantId

/** Returns the tenant of a sync tag; null if the tag is not from an outbox. */
export const tenantOfTag = (tag: string): string | null => (tag.startsWith(SYNC_TAG_PREFIX) ? tag.slice(SYNC_TAG_PREFIX.length) : null)
