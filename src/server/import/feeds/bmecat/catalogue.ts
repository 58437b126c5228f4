import { childText, findChild, findChildren } from '#server/import/feeds/fields.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

/** The maximum number of group levels. A longer path means that the groups form a cycle. */
const MAX_CATEGORY_DEPTH = 64

/** The data that all articles of a BMEcat file share: the header, the tree of groups, and the groups of each article. */
export class BmecatCatalogue {
  version = ''
  transaction = ''
  supplier = ''
  /** The id and version of the catalogue, as one text. */
  id = ''
  /** The language of the texts that are read, such as `deu`. Empty when the file names no language. */
  language = ''
  /** The currency of prices that name no currency of their own. */
  currency = ''
  /** The price types that occur in the file. */
  readonly priceTypes = new Set<string>()
  readonly #parties = new Map<string, string>()
  readonly #groups = new Map<string, { name: string; parentId: string; isRoot: boolean }>()
  readonly #groupsOf = new Map<string, string[]>()

  readHeader(header: XmlElement): void {
    const catalogue = findChild(header, 'CATALOG')
    for (const party of findChild(header, 'PARTIES')?.children ?? []) {
      const [address, name] = [findChild(party, 'ADDRESS'), childText(party, 'PARTY_NAME')]
      for (const { text } of findChildren(party, 'PARTY_ID')) this.#parties.set(text, childText(address, 'NAME') || name || text)
    }
    const supplier = childText(header, 'SUPPLIER_IDREF')
    this.supplier = childText(findChild(header, 'SUPPLIER'), 'SUPPLIER_NAME') || (this.#parties.get(supplier) ?? supplier)
    this.currency = childText(catalogue, 'CURRENCY')
    if (catalogue === undefined) return
    const languages = findChildren(catalogue, 'LANGUAGE')
    this.language = (languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0])?.text.toLowerCase() ?? ''
    this.id = ['CATALOG_ID', 'CATALOG_VERSION']
      .map((name) => childText(catalogue, name))
      .filter(Boolean)
      .join(', version ')
  }

  readCategoryGroup(structure: XmlElement): void {
    const name = this.chooseTextElement(structure, 'GROUP_NAME')?.text ?? ''
    this.#groups.set(childText(structure, 'GROUP_ID'), {
      name,
      parentId: childText(structure, 'PARENT_ID'),
      isRoot: structure.attributes['type'] === 'root',
    })
  }

  readArticleToGroupMap(map: XmlElement): void {
    if (map.attributes['mode'] === 'delete') return
    const [id, group] = [childText(map, 'ID'), childText(map, 'CATALOG_GROUP_ID')]
    const known = this.#groupsOf.get(id) ?? []
    if (!known.includes(group)) this.#groupsOf.set(Buffer.from(id).toString(), [...known, Buffer.from(group).toString()])
  }

  /** Returns the ids of the groups of an article. */
  groupsOf = (id: string): readonly string[] => this.#groupsOf.get(id) ?? []

  /**
   * Returns the names of a group and of its ancestors, from the top. The root group is left out, because it stands for the catalogue
   * itself. Undefined for a group that the file does not describe.
   */
  categoryPathOf(group: string): string[] | undefined {
    const path: string[] = []
    let at = this.#groups.get(group)
    if (at === undefined) return undefined
    for (let level = 0; at !== undefined && !at.isRoot && level < MAX_CATEGORY_DEPTH; level += 1) {
      path.unshift(at.name)
      at = this.#groups.get(at.parentId)
    }
    return path
  }

  /** Returns the name of a company that the header describes. Empty for an unknown id. */
  partyName = (id: string): string => this.#parties.get(id) ?? ''

  /** Returns the child element in the file's language, when an element has the same child in several languages. */
  chooseTextElement(element: XmlElement | undefined, name: string): XmlElement | undefined {
    const all = element === undefined ? [] : findChildren(element, name)
    const languageOf = ({ attributes }: XmlElement) => (attributes['lang'] ?? '').toLowerCase()
    return (
      all.find((one) => this.language !== '' && languageOf(one) === this.language) ?? all.find((one) => languageOf(one) === '') ?? all[0]
    )
  }

  /** Returns the child elements in other languages than the chosen one. */
  elementsInOtherLanguages(chosen: XmlElement | undefined, element: XmlElement | undefined, name: string): XmlElement[] {
    return element === undefined
      ? []
      : findChildren(element, name).filter(
          (one) => one !== chosen && one.text !== '' && one.attributes['lang'] !== chosen?.attributes['lang'],
        )
  }
}
