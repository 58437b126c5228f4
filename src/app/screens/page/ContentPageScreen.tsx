import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchLoad } from '#app/state/catalogue/ask-load.ts'
import { Absent } from '#app/ui/Absent.tsx'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Pending } from '#app/ui/Pending.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { contentLoads } from '#contract/loads/other-loads.ts'
import type { ContentPage } from '#contract/pages/content.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading, prose } from '#styled/recipes'
import { LivePart } from './LivePart.tsx'
import { Pieces } from './Pieces.tsx'

/** For each page, those of its parts that do not come from the server. They are shown even if the page's text is not available. */
const liveParts: Partial<Record<string, readonly string[]>> = {
  contact: ['contact-facts', 'ask-counter'],
  offline: ['ready-here', 'install-ways', 'kept-here'],
}

/** `/marketing/page/{slug}`: a page with the shop's own text, and with parts that this browser inserts into the text. */
export default function ContentPageScreen({ params }: { params: ParamsOf<'page'> }) {
  const { slug } = params
  const { i18n, t } = useLingui()
  const { text } = contentLoads(params, { locale: i18n.locale })
  const shown = useLoadedQuery(text)
  const page = shown.status === 'ready' ? shown.value : null
  useTitle(page === null ? undefined : page.title)
  const look = prose()
  return (
    <>
      <Crumbs trail={[{ label: page?.title ?? t`Help pages` }]} />
      <div className={look.root}>
        <Pending of={shown} skeleton={<TextSkeleton />} absent={() => <PageAbsent slug={slug} again={() => refetchLoad(text)} />}>
          {(found) => (
            <>
              <article className={look.text} lang={found.locale === i18n.locale ? undefined : found.locale}>
                <h1 className={heading({ level: 'page' })}>{found.title}</h1>
                <Pieces of={found.body} />
              </article>
              <PageMenu current={slug} pages={found.pages} />
            </>
          )}
        </Pending>
      </div>
    </>
  )
}

const TextSkeleton = () => (
  <div className={skeletonClass}>
    <TextBars lines={12} />
  </div>
)

/** Says offline that this page is not on the device. */
const PageAbsent = ({ slug, again }: { slug: string; again: () => Promise<void> }) => (
  <Absent
    head={
      <h1 className={heading({ level: 'page' })}>
        <Trans>This page is not on this phone yet</Trans>
      </h1>
    }
    openOnce
    again={again}
  >
    {liveParts[slug]?.map((name) => (
      <LivePart key={name} name={name} />
    ))}
  </Absent>
)

const skeletonClass = css({ display: 'grid', gap: '2' })

interface PageMenuProps {
  current: string
  pages: ContentPage['pages']
}

/** A menu of all content pages of the shop. */
function PageMenu({ current, pages }: PageMenuProps) {
  const { t } = useLingui()
  const look = prose()
  return (
    <nav className={look.menu} aria-label={t`Help pages`}>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={href('page', { slug })} className={look.item} aria-current={slug === current ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
