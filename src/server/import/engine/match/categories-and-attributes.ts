import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { type CategoryChoice, categoryChoices, maxCategoryChoices } from '#contract/attributes/category-choices.ts'
import { findAttribute } from '#contract/attributes/find-attribute.ts'
import { matchAttribute } from '#contract/attributes/match-attribute.ts'
import type { ShopAttribute } from '#contract/attributes/shop-attribute.ts'
import { topCategories, workwearCategory } from '#contract/catalogue/categories.ts'
import { MAX_CATEGORY_DEPTH } from '#contract/limits.ts'
import { partTypeFor } from '#contract/part/part-type-for.ts'
import { type PartType, partTypes } from '#contract/part/part-types.ts'
import type { Db } from '#server/db/open.ts'
import type { CategoryTable } from '#server/db/tables.ts'
import type { ImportChange } from '#server/import/engine/run/import-change.ts'
import type { AttributeFacts, CategoryFacts } from '#server/import/facts.ts'
import { readShopAttributes } from '#server/kernel/own-attributes.ts'
import { foldName } from './fold-name.ts'
import type { AttributeMatch, CategoryAndAttributeLookup } from './names.ts'
import { findFreeId } from './slug.ts'

type CategoryRow = Omit<Selectable<CategoryTable>, 'tenant_id'>

/** An invalid value in a row of categories, with the reason. */
export interface CategoryError {
  column: 'category' | CategoryChoice
  value: string
  says: string
}

/** The category path for parts of unknown kind. */
const DEFAULT_CATEGORY_PATH = ['Parts']

/** The id that stands for the parent of categories at the top. */
const TOP_PARENT_ID = '0'
/** Category ids that have a special meaning in lists and on pages. A new category whose name would give such an id gets another id. */
const reservedCategoryIds: ReadonlySet<string> = new Set([
  TOP_PARENT_ID,
  ...Object.values(topCategories),
  ...Object.values(workwearCategory),
])
/** The id of the main category list (contract/catalogue/categories.ts). */
const MAIN_CATEGORY_LIST_ID = 0
const MAX_NAME_CHARACTERS = 200

/** The categories and attributes of a shop during an import: the existing ones and those that the file adds. */
export class CategoriesAndAttributes implements CategoryAndAttributeLookup {
  readonly #categories = new Map<string, CategoryRow>()
  readonly #byName = new Map<string, string>()
  #own: ShopAttribute[] = []
  #made: ImportChange[] = []
  #sortNum = 1000

  private constructor() {}

  static async loadCategoriesAndAttributes(db: Db, tenantId: string): Promise<CategoriesAndAttributes> {
    const names = new CategoriesAndAttributes()
    const rows = await db.selectFrom('category').selectAll().where('tenant_id', '=', tenantId).orderBy('id').execute()
    for (const { tenant_id: _, ...row } of rows) {
      names.#know(row)
      names.#sortNum = Math.max(names.#sortNum, row.sort_num)
    }
    names.#own = await readShopAttributes(db, tenantId)
    return names
  }

  /**
   * Returns the new and changed categories and attributes since the last call. A row that changed several times gives one change, from its
   * first to its last state.
   */
  takeChanges(): ImportChange[] {
    const made = new Map<string, ImportChange>()
    for (const change of this.#made) {
      const name = `${change.objectKind}|${change.key}`
      made.set(name, { ...change, before: made.get(name)?.before ?? change.before })
    }
    this.#made = []
    return [...made.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after))
  }

  findOrAddCategory(path: readonly string[]): string {
    const [only, more] = path
    if (only !== undefined && more === undefined && this.#categories.has(only)) return only
    return path.reduce((parentId, name) => this.#byName.get(categoryNameKey(parentId, name)) ?? this.#make(parentId, name), TOP_PARENT_ID)
  }

  defaultCategoryFor(type: PartType): string {
    if (type === 'other') return this.findOrAddCategory(DEFAULT_CATEGORY_PATH)
    const home = [...this.#categories.values()].find(({ name, rule }) => rule === null && partTypeFor([name]) === type)
    return home?.id ?? this.findOrAddCategory([pluralCategoryName(partTypes[type].name)])
  }

  /** Creates or changes a category and returns its invalid values. An invalid attribute does not prevent the other values. */
  setCategory({ id, parentId, name, description, sortNum, ...chosen }: Omit<CategoryFacts, 'at'>): CategoryError[] {
    const before = this.#categories.get(id) ?? null
    const wrong = (says: string): CategoryError[] => [{ column: 'category', value: id, says }]
    if (!/^[A-Za-z0-9-]{1,64}$/.test(id)) return wrong('The id of a category has letters, digits and dashes, at most 64.')
    if (id === TOP_PARENT_ID) return wrong('The id 0 stands for no category. Take another one.')
    if (parentId && (parentId === id || this.#above(parentId).includes(id))) return wrong('A category cannot stand below itself.')
    if (parentId && !this.#categories.has(parentId)) return wrong(`There is no category ${parentId} above it. Name that one first.`)
    const isMoved = parentId && parentId !== before?.parent_id
    // Adds up the levels above the category and those from the category downwards.
    if (isMoved && 1 + this.#above(parentId).length + (before === null ? 1 : this.#levelsFrom(id)) > MAX_CATEGORY_DEPTH)
      return wrong(`At most ${MAX_CATEGORY_DEPTH} categories stand below each other. Make this tree flatter.`)
    if (before === null && name === '') return wrong('A new category needs a name.')
    if (name.length > MAX_NAME_CHARACTERS) return wrong(`The name of a category has at most ${MAX_NAME_CHARACTERS} characters.`)
    const unknown: CategoryError[] = []
    const choices = categoryChoices.flatMap((choice) => {
      const said = chosen[choice]
      return said === undefined ? [] : [[choice, this.#keysOf(choice, said, unknown)] as const]
    })
    const after: CategoryRow = {
      ...(before ?? this.#plain(id)),
      ...(parentId !== null && { parent_id: parentId === '' ? TOP_PARENT_ID : parentId }),
      ...(name && { name }),
      ...(description && { description }),
      ...(sortNum !== null && { sort_num: sortNum }),
      ...Object.fromEntries(choices),
    }
    if (isDeepStrictEqual(before, after)) return unknown
    this.#know(after)
    // A category that the file contains twice gives only one change.
    const made = this.#made.find((one) => one.objectKind === 'category' && one.key === id)
    if (made !== undefined) made.after = after
    else this.#made.push({ objectKind: 'category', key: id, partId: null, before, after })
    return unknown
  }

  /**
   * Returns the keys of attributes by their names in the file. Null when the file names none or writes `-`, which means the default of the
   * kind of part.
   */
  #keysOf(choice: CategoryChoice, said: readonly string[], wrong: CategoryError[]): string[] | null {
    const keys = new Set<string>()
    for (const text of said) {
      if (text === '' || text === '-') continue
      const key = findAttribute(text, this.#own)
      if (key === null)
        wrong.push({
          column: choice,
          value: text,
          says: 'The shop has no attribute of this name. attributes list shows them, attributes set makes one.',
        })
      else if (keys.size === maxCategoryChoices[choice] && !keys.has(key))
        wrong.push({ column: choice, value: text, says: `A category has at most ${maxCategoryChoices[choice]} of them.` })
      else keys.add(key)
    }
    return keys.size === 0 ? null : [...keys]
  }

  categoryNames(id: string): readonly string[] {
    return [...this.#above(id).reverse(), id].flatMap((one) => this.#categories.get(one)?.name ?? [])
  }

  matchOrAddAttribute(given: AttributeFacts): AttributeMatch {
    const read = matchAttribute(given, this.#own)
    if ('refused' in read) return { type: 'refused', message: read.refused }
    if ('makes' in read) this.#makeAttribute(read.makes)
    return { type: 'attribute', key: read.key, value: read.value }
  }

  partTypeFromWords(words: readonly string[]): PartType {
    return partTypeFor(words)
  }

  #makeAttribute(made: ShopAttribute): void {
    this.#own.push(made)
    const { key: name, label, unit, isNumber, decimals } = made
    const after = { key: name, label, unit, is_number: isNumber, decimals, sort_num: this.#own.length }
    this.#made.push({ objectKind: 'own_attribute', key: name, partId: null, before: null, after })
  }

  #know(row: CategoryRow): void {
    this.#categories.set(row.id, row)
    const named = categoryNameKey(row.parent_id, row.name)
    if (!this.#byName.has(named)) this.#byName.set(named, row.id)
  }

  #make(parentId: string, name: string): string {
    const parent = this.#categories.get(parentId)
    const id = findFreeId(
      parent === undefined ? name : `${parent.id}-${name}`,
      (tried) => reservedCategoryIds.has(tried) || this.#categories.has(tried),
    )
    const after = { ...this.#plain(id), parent_id: parentId, name }
    this.#know(after)
    this.#made.push({ objectKind: 'category', key: id, partId: null, before: null, after })
    return id
  }

  #plain(id: string): CategoryRow {
    this.#sortNum += 1
    return {
      id,
      parent_id: TOP_PARENT_ID,
      name: '',
      sort_num: this.#sortNum,
      cat_group: MAIN_CATEGORY_LIST_ID,
      icon: '',
      description: '',
      rule: null,
      decides: null,
      filters: null,
      shows: null,
    }
  }

  /** Returns the ids of the categories above a category, nearest first. The loop ends even if the stored categories form a cycle. */
  #above(id: string): string[] {
    const above = new Set<string>()
    for (
      let at = this.#categories.get(id);
      at !== undefined && at.parent_id !== id && !above.has(at.parent_id);
      at = this.#categories.get(at.parent_id)
    )
      if (this.#categories.has(at.parent_id)) above.add(at.parent_id)
    return [...above]
  }

  /** Returns the number of levels of a category and the categories below it. A category without subcategories has one level. */
  #levelsFrom(id: string): number {
    let levels = 1
    for (let all = [id]; levels < MAX_CATEGORY_DEPTH; levels += 1) {
      all = [...this.#categories.values()].flatMap((row) => (all.includes(row.parent_id) ? [row.id] : []))
      if (all.length === 0) break
    }
    return levels
  }
}

/** Returns the plural of a kind of part, as the name of a category: `Starters`, `Drive assemblies`, `Switches`. */
const pluralCategoryName = (name: string) =>
  /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`

const categoryNameKey = (parentId: string, name: string) => `${parentId}|${foldName(name)}`
