const BEFORE = 'armature-outbox.'

/** Returns the Background Sync tag of a tenant's outbox. */
export const syncTag = (tenantId: string): string => BEFORE + tenantId

/** Returns the tenant of a sync tag; null if the tag is not from an outbox. */
export const tenantOfTag = (tag: string): string | null => (tag.startsWith(BEFORE) ? tag.slice(BEFORE.length) : null)
