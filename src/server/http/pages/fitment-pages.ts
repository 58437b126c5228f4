import { href } from '#contract/addresses.ts'
import type { Id } from '#contract/primitives.ts'
import { escaped } from '#server/http/html.ts'
import type { PageContent } from '#server/http/page-document.ts'
import { asked, type PageAsk, surroundings } from './page-ask.ts'
import { breadcrumbs, link } from './pieces.ts'

/** `/prod/app/{appid}`: the makes of an application category. */
export async function applicationPage(ask: PageAsk, appid: Id): Promise<PageContent> {
  const { reply, result: info } = await asked(ask, 'appInfo', { appid })
  const path = href('application', { appid })
  const makes = info.brands.map(({ id, name }) => `<li>${link(href('brand', { brandid: id }), name)}</li>`).join('')
  return {
    status: 200,
    title: `${info.title}: starters and alternators by make | ${ask.config.name}`,
    description: `${info.partCount} parts for ${info.title}, by make and model: ${info.brands
      .slice(0, 8)
      .map(({ name }) => name)
      .join(', ')}.`,
    canonical: info.brands.length === 0 ? null : path,
    jsonLd: [breadcrumbs(ask.origin, [{ name: info.title, path }])],
    replies: [reply, ...(await surroundings(ask))],
    body: `<main class="first-paint"><h1>${escaped(info.title)}</h1><ul>${makes}</ul></main>`,
  }
}

/** `/prod/appbrand/{brandid}`: the models of a make. */
export async function brandPage(ask: PageAsk, brandid: Id): Promise<PageContent> {
  const groups = await asked(ask, 'modelGroupList', { brandid })
  const models = await asked(ask, 'modelList', { brandid })
  const { brand, application } = groups.result
  const path = href('brand', { brandid })
  const lines = models.result.map(({ id, name }) => `<li>${link(href('model', { modelid: id }), name)}</li>`).join('')
  return {
    status: 200,
    title: `${brand.name} starters and alternators by model | ${ask.config.name}`,
    description: `${models.result.length} ${brand.name} models with their starters, alternators and parts.`,
    canonical: path,
    jsonLd: [
      breadcrumbs(ask.origin, [
        { name: application.name, path: href('application', { appid: application.id }) },
        { name: brand.name, path },
      ]),
    ],
    replies: [groups.reply, models.reply, ...(await surroundings(ask))],
    body: `<main class="first-paint"><h1>${escaped(brand.name)}</h1><ul>${lines}</ul></main>`,
  }
}
