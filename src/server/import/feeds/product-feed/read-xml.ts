import type { Feed, FeedEvent, FeedOptions } from '#server/import/feeds/feed.ts'
import { childText } from '#server/import/feeds/fields.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { readXmlElements, type XmlElement } from '#server/import/files/xml.ts'
import type { XmlRoot } from '#server/import/files/xml-root.ts'
import { type ProductItem, readProductItem } from './item.ts'

/** Whether a root element belongs to a product feed: RSS or Atom with Google's namespace. */
export const isProductFeed = ({ name, attributes }: XmlRoot): boolean =>
  ['rss', 'feed', 'RDF'].includes(name) &&
  Object.values(attributes).some((value) => /^https?:\/\/base\.google\.com\/(?:ns|cns)\//.test(value))

/** Reads Google's product feed as XML: RSS 2.0, 1.0 or Atom. */
export function openProductFeed(path: string, root: XmlRoot, options: FeedOptions): Feed {
  const form = root.name === 'feed' ? 'Atom' : 'RSS'
  let whose = ''
  const tell = (title: string) => {
    whose ||= title
  }
  return {
    readEvents: (remarks) => readXmlEvents(path, options, remarks, tell),
    title: () => `a Google product feed (${form})${whose === '' ? '' : ` of ${whose}`}`,
    rowNouns: ['item', 'items'],
    priceTypes: () => [],
    messages: () => [],
  }
}

async function* readXmlEvents(
  path: string,
  options: FeedOptions,
  remarks: FeedRemarks,
  tell: (title: string) => void,
): AsyncGenerator<FeedEvent> {
  let row = 0
  let news = 0
  for await (const { element, ancestorPath, bytesRead, totalBytes } of readXmlElements(path, ['item', 'entry', 'title'], {
    allowsDtd: true,
  })) {
    if (element.name === 'title') {
      if (ancestorPath === 'rss/channel' || ancestorPath === 'feed') tell(element.text)
      continue
    }
    row += 1
    const at = { file: options.file, line: element.line, row }
    yield { type: 'row', at }
    const item = readProductItem(toProductItem(element, at), options, remarks)
    if (item !== undefined) yield { type: 'item', item }
    if (bytesRead !== news) yield { type: 'read', bytes: bytesRead, of: totalBytes }
    news = bytesRead
  }
}

/**
 * Reads the fields of an item. Elements with Google's prefix have priority over RSS and Atom elements of the same name, because, for
 * example, the `id` of an Atom entry is a URL.
 */
function toProductItem(element: XmlElement, at: ProductItem['place']): ProductItem {
  const fields = new Map<string, string[]>()
  const [own, plain] = [true, false].map((isOwn) => element.children.filter(({ prefix }) => (prefix !== undefined) === isOwn))
  for (const { name, text, attributes, children } of own ?? []) {
    if (name === 'product_detail') continue
    const value =
      text ||
      (attributes['href'] ?? '') ||
      children
        .map((child) => child.text)
        .filter(Boolean)
        .join(', ')
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  for (const { name, text, attributes } of plain ?? []) {
    const called = fieldNameAliases[name] ?? name
    if (!fields.has(called)) fields.set(called, [text || (attributes['href'] ?? '')])
  }
  const details = element.children
    .filter(({ name }) => name === 'product_detail')
    .map((detail) => ({ name: childText(detail, 'attribute_name'), value: childText(detail, 'attribute_value') }))
  return { place: at, fields, details }
}

/** Atom elements whose names differ from Google's fields of the same meaning. */
const fieldNameAliases: Readonly<Record<string, string>> = { summary: 'description', content: 'description' }
