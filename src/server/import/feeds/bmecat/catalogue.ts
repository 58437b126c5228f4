import { child, childrenOf, textIn } from '#server/import/feeds/fields.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

/** The maximum number of group levels. More means a cycle. */
const MAX_LEVELS = 64

/** The shared data of a BMEcat file: its header, its tree of groups, and the groups of each article. */
export class BmecatCatalogue {
  version = ''
  transaction = ''
  supplier = ''
  /** The catalogue's id, version and name. */
  id = ''
  /** The language of the texts to read, such as `deu`. Empty when the file has none. */
  language = ''
  /** The currency of prices without a currency. */
  currency = ''
  /** The price types that were read. */
  readonly priceTypes = new Set<string>()
  readonly #parties = new Map<string, string>()
  readonly #groups = new Map<string, { name: string; parent: string; isRoot: boolean }>()
  readonly #groupsOf = new Map<string, string[]>()

  readHeader(header: XmlElement): void {
    const catalogue = child(header, 'CATALOG')
    for (const party of child(header, 'PARTIES')?.children ?? []) {
      const [address, name] = [child(party, 'ADDRESS'), textIn(party, 'PARTY_NAME')]
      for (const { text } of childrenOf(party, 'PARTY_ID')) this.#parties.set(text, textIn(address, 'NAME') || name || text)
    }
    const supplier = textIn(header, 'SUPPLIER_IDREF')
    this.supplier = textIn(child(header, 'SUPPLIER'), 'SUPPLIER_NAME') || (this.#parties.get(supplier) ?? supplier)
    this.currency = textIn(catalogue, 'CURRENCY')
    if (catalogue === undefined) return
    const languages = childrenOf(catalogue, 'LANGUAGE')
    this.language = (languages.find(({ attributes }) => attributes['default'] === 'true') ?? languages[0])?.text.toLowerCase() ?? ''
    this.id = ['CATALOG_ID', 'CATALOG_VERSION']
      .map((name) => textIn(catalogue, name))
      .filter(Boolean)
      .join(', version ')
  }

  readGroup(structure: XmlElement): void {
    const name = this.text(structure, 'GROUP_NAME')?.text ?? ''
    this.#groups.set(textIn(structure, 'GROUP_ID'), {
      name,
      parent: textIn(structure, 'PARENT_ID'),
      isRoot: structure.attributes['type'] === 'root',
    })
  }

  readMap(map: XmlElement): void {
    if (map.attributes['mode'] === 'delete') return
    const [id, group] = [textIn(map, 'ID'), textIn(map, 'CATALOG_GROUP_ID')]
    const known = this.#groupsOf.get(id) ?? []
    if (!known.includes(group)) this.#groupsOf.set(Buffer.from(id).toString(), [...known, Buffer.from(group).toString()])
  }

  /** The ids of an article's groups. */
  groupsOf = (id: string): readonly string[] => this.#groupsOf.get(id) ?? []

  /** Group names from the top, without the root, which is the catalogue itself. Undefined for a group that the file does not describe. */
  pathOf(group: string): string[] | undefined {
    const path: string[] = []
    let at = this.#groups.get(group)
    if (at === undefined) return undefined
    for (let level = 0; at !== undefined && !at.isRoot && level < MAX_LEVELS; level += 1) {
      path.unshift(at.name)
      at = this.#groups.get(at.parent)
    }
    return path
  }

  /** The name of a party in the header. */
  partyName = (id: string): string => this.#parties.get(id) ?? ''

  /** From an element in several languages, the one in the file's language. */
  text(element: XmlElement | undefined, name: string): XmlElement | undefined {
    const all = element === undefined ? [] : childrenOf(element, name)
    const languageOf = ({ attributes }: XmlElement) => (attributes['lang'] ?? '').toLowerCase()
    return (
      all.find((one) => this.language !== '' && languageOf(one) === this.language) ?? all.find((one) => languageOf(one) === '') ?? all[0]
    )
  }

  /** The elements in other languages, without further ones in the same language. */
  othersThan(chosen: XmlElement | undefined, element: XmlElement | undefined, name: string): XmlElement[] {
    return element === undefined
      ? []
      : childrenOf(element, name).filter(
          (one) => one !== chosen && one.text !== '' && one.attributes['lang'] !== chosen?.attributes['lang'],
        )
  }
}
