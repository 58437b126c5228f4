import type { ExportScope } from './sheet.ts'

interface CategoryNode {
  id: string
  parent_id: string
  name: string
}

/**
 * Returns a function that gives the names of a category and its parents, from the top. If the category does not exist, the function gives
 * the category's id as its name.
 */
export async function readCategoryPaths({
  db,
  tenantId,
}: Pick<ExportScope, 'db' | 'tenantId'>): Promise<(id: string) => readonly string[]> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id', 'name']).where('tenant_id', '=', tenantId).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const known = new Map<string, readonly string[]>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const path = categoryPathOf(id, byId)
    known.set(id, path)
    return path
  }
}

function categoryPathOf(id: string, byId: ReadonlyMap<string, CategoryNode>): readonly string[] {
  const names: string[] = []
  const passed = new Set<string>()
  for (let at = byId.get(id); at !== undefined && !passed.has(at.id); at = byId.get(at.parent_id)) {
    names.unshift(at.name)
    passed.add(at.id)
  }
  return names.length === 0 && id !== '' ? [id] : names
}
