import type { Feed, FeedEvent, FeedOptions } from '#server/import/feeds/feed.ts'
import type { FeedRemarks } from '#server/import/feeds/remarks.ts'
import { readXmlElements } from '#server/import/files/xml.ts'
import { readOffer } from './offer.ts'
import { YmlShop } from './shop.ts'

/** Reads Yandex Market Language (YML): the root element `yml_catalog` with a shop, its categories and its offers. */
export function openYmlFeed(path: string, options: FeedOptions): Feed {
  const shop = new YmlShop()
  const whose = () => (shop.name || shop.company ? ` of ${shop.name || shop.company}` : '')
  return {
    readEvents: (remarks) => readYmlEvents(path, shop, options, remarks),
    title: () => `YML${whose()}`,
    rowNouns: ['offer', 'offers'],
    priceTypes: () => [],
    messages: () => [],
  }
}

async function* readYmlEvents(path: string, shop: YmlShop, options: FeedOptions, remarks: FeedRemarks): AsyncGenerator<FeedEvent> {
  let row = 0
  let news = 0
  for await (const { element, ancestorPath, bytesRead, totalBytes } of readXmlElements(
    path,
    ['name', 'company', 'currency', 'category', 'offer'],
    {
      allowsDtd: true,
    },
  )) {
    if (element.name === 'offer') {
      row += 1
      const at = { file: options.file, line: element.line, row }
      yield { type: 'row', at }
      const item = readOffer(element, at, shop, remarks)
      if (item !== undefined) yield { type: 'item', item }
    } else if (element.name === 'category') shop.readCategory(element)
    else if (element.name === 'currency') shop.readCurrency(element)
    else if (ancestorPath === 'yml_catalog/shop') shop[element.name === 'name' ? 'name' : 'company'] ||= element.text
    if (bytesRead !== news) yield { type: 'read', bytes: bytesRead, of: totalBytes }
    news = bytesRead
  }
}
