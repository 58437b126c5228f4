import { LOCALE_DEFAULT } from '#contract/limits.ts'
import type { ContentPageTable } from '#server/db/page-tables.ts'
import { harborAbout, harborAboutGerman } from './text/pages/harbor-about.ts'
import { measuring, measuringGerman } from './text/pages/measuring.ts'

type OwnPage = Pick<ContentPageTable, 'slug' | 'locale' | 'title' | 'markdown'>

const page = (slug: string, locale: string, markdown: string): OwnPage => ({
  slug,
  locale,
  title: /^# (.+)$/m.exec(markdown)?.[1] ?? slug,
  markdown,
})

const bench = [page('measuring', LOCALE_DEFAULT, measuring), page('measuring', 'de', measuringGerman)]

/**
 * What each demo shop says in its own words; all else are the texts that every shop begins with (server/pages/text). Both help at the
 * bench; the one that serves boats and farms alone says so of itself.
 */
export const ownPages: Readonly<Record<string, readonly OwnPage[]>> = {
  general: bench,
  harbor: [...bench, page('about', LOCALE_DEFAULT, harborAbout), page('about', 'de', harborAboutGerman)],
}
