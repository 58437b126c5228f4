import { attributes, isAttributeKey } from '#contract/attributes.ts'
import type { Scope } from './sheet.ts'

/** Says `attribute:Output [A]` for a key: what the importer takes for an attribute, whatever it is called. */
export async function attributeHeadings({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>): Promise<(key: string) => string> {
  const own = await db.selectFrom('own_attribute').select(['key', 'label', 'unit']).where('tenant_id', '=', tenantId).execute()
  const byKey = new Map<string, { label: string; unit: string }>(own.map(({ key, ...words }) => [key, words]))
  return (key) => {
    const { label, unit } = (isAttributeKey(key) ? attributes[key] : byKey.get(key)) ?? { label: key, unit: '' }
    return `attribute:${label}${unit === '' ? '' : ` [${unit}]`}`
  }
}
