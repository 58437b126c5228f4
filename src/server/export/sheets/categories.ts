import { AppError } from '#contract/errors.ts'
import { type ExportScope, type ExportSheet, numericCell, type SheetRow } from '#server/export/sheet.ts'
import { formatListCell } from '#contract/text/spreadsheet-text.ts'

/**
 * Exports the tree of categories, each after its parent. Categories that are filled by a rule are left out, because they cannot be
 * imported.
 */
export async function categoriesSheet({ db, tenantId, since }: ExportScope): Promise<ExportSheet> {
  if (since !== null) throw new AppError('bad-request', { message: 'Nobody notes when a category has changed: leave --since out.' })
  const all = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'name', 'description', 'sort_num', 'rule', 'decides', 'filters', 'shows'])
    .where('tenant_id', '=', tenantId)
    .where('rule', 'is', null)
    .orderBy('sort_num')
    .orderBy('id')
    .execute()
  const known = new Set(all.map(({ id }) => id))
  const parentOf = ({ parent_id }: { parent_id: string }) => (known.has(parent_id) ? parent_id : '')
  const inOrder = (parent: string): typeof all =>
    all.filter((category) => parentOf(category) === parent).flatMap((category) => [category, ...inOrder(category.id)])
  async function* generateRows() {
    yield inOrder('').map((category): SheetRow => {
      const { id, name, description, sort_num, decides, filters, shows } = category
      return [
        id,
        parentOf(category),
        name,
        description,
        numericCell(sort_num),
        ...[decides, filters, shows].map((keys) => formatListCell(keys ?? [])),
      ]
    })
  }
  return { headings: ['Id', 'Parent', 'Name', 'Description', 'Sort number', 'Decides', 'Filters', 'Shows'], rows: generateRows() }
}
