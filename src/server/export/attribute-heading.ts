import { attributes, isAttributeKey } from '#contract/attributes/attributes.ts'
import type { ExportScope } from './sheet.ts'

/**
 * Returns a function that makes a column's heading from an attribute's key: `attribute:Output [A]`. The import reads every column with such
 * a heading as an attribute, whatever the attribute's name.
 */
export async function readAttributeHeadings({ db, tenantId }: Pick<ExportScope, 'db' | 'tenantId'>): Promise<(key: string) => string> {
  const own = await db.selectFrom('own_attribute').select(['key', 'label', 'unit']).where('tenant_id', '=', tenantId).execute()
  const byKey = new Map<string, { label: string; unit: string }>(own.map(({ key, ...words }) => [key, words]))
  return (key) => {
    const { label, unit } = (isAttributeKey(key) ? attributes[key] : byKey.get(key)) ?? { label: key, unit: '' }
    return `attribute:${label}${unit === '' ? '' : ` [${unit}]`}`
  }
}
