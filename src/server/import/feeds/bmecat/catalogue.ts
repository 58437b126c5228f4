import { child, childrenOf, textIn } from '#server/import/feeds/fields.ts'
import type { XmlElement } from '#server/import/files/xml.ts'

/** The most levels that are gone up: more is a circle. */
const MAX_LEVELS = 64

/** What a BMEcat says of all its articles: its head, its tree of groups, and which article stands in which group. */
export class BmecatCatalogue {
  version = ''
  transaction = ''
  supplier = ''
  /** Id, version and name of the catalogue. */
  id = ''
  /** Language of the texts that count, such as `deu`; empty where the file says none. */
  language = ''
  /** Of prices that say no currency. */
  currency = ''
  /** Kinds of prices that were read. */
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

  /** Groups that an article stands in, by their ids. */
  groupsOf = (id: string): readonly string[] => this.#groupsOf.get(id) ?? []

  /** Names from the top; the root is the catalogue itself. Undefined for a group that the file does not describe. */
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

  /** What a party of the head is called. */
  partyName = (id: string): string => this.#parties.get(id) ?? ''

  /** Of an element that stands in several languages the one in the file's. */
  text(element: XmlElement | undefined, name: string): XmlElement | undefined {
    const all = element === undefined ? [] : childrenOf(element, name)
    const languageOf = ({ attributes }: XmlElement) => (attributes['lang'] ?? '').toLowerCase()
    return (
      all.find((one) => this.language !== '' && languageOf(one) === this.language) ?? all.find((one) => languageOf(one) === '') ?? all[0]
    )
  }

  /** The others of them that are of another language, not one more in the same. */
  othersThan(chosen: XmlElement | undefined, element: XmlElement | undefined, name: string): XmlElement[] {
    return element === undefined
      ? []
      : childrenOf(element, name).filter(
          (one) => one !== chosen && one.text !== '' && one.attributes['lang'] !== chosen?.attributes['lang'],
        )
  }
}
