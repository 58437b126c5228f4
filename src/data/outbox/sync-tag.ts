const BEFORE = 'armature-outbox.'

/** The Background Sync tag of a tenant's outbox. */
export const syncTag = (tenantId: string): string => BEFORE + tenantId

/** Whose outbox a tag is about; null for a tag that is not ours. */
export const tenantOfTag = (tag: string): string | null => (tag.startsWith(BEFORE) ? tag.slice(BEFORE.length) : null)
