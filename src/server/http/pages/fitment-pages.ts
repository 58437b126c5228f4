import { applicationLoads, brandLoads } from '#contract/loads/fitment-loads.ts'
import { href } from '#contract/routes/addresses.ts'
import type { PageContent } from '#server/http/rendering/page-content.ts'
import { translate, translateText } from '#server/kernel/words.ts'
import { breadcrumbJsonLd } from './json-ld.ts'
import { type PageContext, runPageCalls } from './page-ask.ts'

/** Makes the page `/prod/app/{appid}`, which lists the makes of an application category. */
export async function applicationPage(ask: PageContext, appid: string): Promise<PageContent> {
  const loads = applicationLoads({ appid })
  const { replies, resultOf: to } = await runPageCalls(ask, loads)
  const info = to(loads.makes)
  const path = href('application', { appid })
  const makes = info.brands.slice(0, 8).map(({ name }) => name)
  return {
    status: 200,
    description: translate(
      ask.locale,
      /*i18n*/ '{count, plural, one {# part} other {# parts}} for {application}, by make and model: {makes}.',
      {
        ...{ count: info.partCount, application: translateText(ask.locale, info.title) },
        makes: makes.join(', '),
      },
    ),
    canonicalPath: info.brands.length === 0 ? null : path,
    jsonLd: [breadcrumbJsonLd(ask.baseUrl, [{ name: translateText(ask.locale, info.title), path }])],
    replies,
  }
}

const MODEL_COUNT_SENTENCE =
  /*i18n*/ '{count, plural, one {# {make} model with its starters, alternators and parts} other {# {make} models with their starters, alternators and parts}}.'

/** Makes the page `/prod/appbrand/{brandid}`, which lists the models of a make. */
export async function brandPage(ask: PageContext, brandid: string): Promise<PageContent> {
  const loads = brandLoads({ brandid })
  const { replies, resultOf: to } = await runPageCalls(ask, loads)
  const { brand, application } = to(loads.lines)
  const path = href('brand', { brandid })
  return {
    status: 200,
    description: translate(ask.locale, MODEL_COUNT_SENTENCE, { count: to(loads.models).length, make: brand.name }),
    canonicalPath: path,
    jsonLd: [
      breadcrumbJsonLd(ask.baseUrl, [
        { name: translateText(ask.locale, application.name), path: href('application', { appid: application.id }) },
        { name: brand.name, path },
      ]),
    ],
    replies,
  }
}
