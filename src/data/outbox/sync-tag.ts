const BEFORE = 'armature-outbox.'

/** The Background Sync tag of a tenant's outbox. */
export const syncTag = (tenantId: string): string => BEFORE + tenantId

/** The tenant of a sync tag; null for a foreign tag. */
export const tenantOfTag = (tag: string): string | null => (tag.startsWith(BEFORE) ? tag.slice(BEFORE.length) : null)
