import { readMeasure } from '#contract/attributes/read-measure.ts'
import { AppError } from '#contract/errors.ts'
import type { FileEvent, PartFacts } from '#server/import/facts.ts'
import { XmlError } from '#server/import/files/xml-error.ts'
import type { Feed, FeedItem, FeedOptions } from './feed.ts'
import { FeedRemarks } from './remarks.ts'

export interface OpenedFeed {
  messages: string[]
  events: AsyncGenerator<FileEvent>
}

/** The shop's currency, in which it sells. */
const SHOP_CURRENCY = 'USD'

/**
 * Returns an example of the option `--rate` for a message. Only the example for the euro has a number: operators copy examples, so an
 * invented rate would be used.
 */
const exampleRateOption = (code: string): string => `--rate ${code}=${code === 'EUR' ? '1.08' : '…'}`

/**
 * Opens a feed: reads the file once to survey it, then yields its rows from the start.
 * @throws AppError `bad-request` when the file cannot be read, has no rows, has only prices in currencies without a rate in `rates`, or has
 * no price of the requested type.
 */
export async function openFeed(feed: Feed, { file, priceType }: FeedOptions, rates: Readonly<Record<string, number>>): Promise<OpenedFeed> {
  const survey = await surveyFeed(feed).catch((cause: unknown) => {
    if (cause instanceof XmlError) throw new AppError('bad-request', { message: `${file}: ${cause.message}` }, { cause })
    throw cause
  })
  const [one, many] = feed.rowNouns
  const refuse = (says: string) => new AppError('bad-request', { message: `${file} is ${feed.title()}. ${says}` })
  if (survey.rowCount === 0) throw refuse(`There is no ${one} in it.`)
  const types = feed.priceTypes()
  if (priceType !== undefined && !types.includes(priceType.toLowerCase()))
    throw refuse(
      types.length === 0
        ? 'It has no kinds of prices: leave --price-type out.'
        : `It has no price of the type ${priceType}. There is ${types.join(', ')}.`,
    )
  const currencies = [...survey.currencies].map((code) => code || SHOP_CURRENCY)
  if (currencies.length > 0 && currencies.every((code) => code !== SHOP_CURRENCY && rates[code] === undefined))
    throw refuse(
      `All its prices are in ${currencies.join(' and ')}, and the shop sells in US dollars. Say what one is worth today, such as ${currencies.map(exampleRateOption).join(' ')}, or have the file in dollars.`,
    )
  const noCurrency = survey.currencies.has('') ? ['Prices without a currency beside them are taken as US dollars.'] : []
  return {
    messages: [
      `${file}: ${feed.title()}, ${survey.rowCount.toLocaleString('en-US')} ${survey.rowCount === 1 ? one : many}.`,
      ...feed.messages(),
      ...noCurrency,
    ],
    events: convertFeedToEvents(feed, survey),
  }
}

async function* convertFeedToEvents(feed: Feed, survey: FeedSurvey): AsyncGenerator<FileEvent> {
  const remarks = new FeedRemarks()
  for await (const step of feed.readEvents(remarks)) {
    if (step.type === 'item') {
      yield* remarks.takeRemarks()
      yield { type: 'part', part: completePartFacts(step.item, survey) }
    } else {
      yield* remarks.takeRemarks()
      yield step
    }
  }
  yield* remarks.takeRemarks()
  yield* remarks.takeOneTimeRemarks()
}

/**
 * Converts a row of a feed to a part. `adds` is always set, because a feed never lists all numbers or pictures of a part, so those from
 * other sources must stay.
 */
function completePartFacts({ part, attributes }: FeedItem, { textAttributeNames }: FeedSurvey): PartFacts {
  if (attributes.length === 0) return { ...part, adds: true }
  return {
    ...part,
    adds: true,
    attributes: attributes.map((given) => (textAttributeNames.has(given.name) ? { ...given, isText: true as const } : given)),
  }
}

/** Facts about the whole feed that are needed for reading each row. */
interface FeedSurvey {
  rowCount: number
  /** The currencies of all selling prices. An empty string stands for prices without a currency. */
  currencies: ReadonlySet<string>
  /** The names of attributes that contain words in some rows. A number in such an attribute is stored as text too. */
  textAttributeNames: ReadonlySet<string>
}

/** Reads the whole feed once and collects the facts that its rows need. */
async function surveyFeed(feed: Feed): Promise<FeedSurvey> {
  const remarks = new FeedRemarks()
  const found = { rowCount: 0, currencies: new Set<string>(), textAttributeNames: new Set<string>() }
  for await (const step of feed.readEvents(remarks)) {
    remarks.takeRemarks()
    if (step.type === 'row') found.rowCount += 1
    else if (step.type === 'item') addItemToSurvey(step.item, found)
  }
  return found
}

function addItemToSurvey({ part, attributes }: FeedItem, found: { currencies: Set<string>; textAttributeNames: Set<string> }): void {
  if (part.cents !== undefined && part.cents > 0) found.currencies.add(part.currency ?? '')
  for (const { name, value } of attributes) if (readMeasure(value) === null) found.textAttributeNames.add(name)
}
