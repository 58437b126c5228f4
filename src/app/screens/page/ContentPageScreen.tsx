import { Trans, useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '#app/hooks/use-load.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { refetchPageData } from '#app/state/catalogue/ask-load.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import { Link } from '#app/ui/Link.tsx'
import { NotOnDeviceMessage } from '#app/ui/NotOnDeviceMessage.tsx'
import { QueryContent } from '#app/ui/QueryContent.tsx'
import { TextBars } from '#app/ui/TextBars.tsx'
import { contentLoads } from '#contract/loads/other-loads.ts'
import type { ContentPage } from '#contract/pages/content.ts'
import { href } from '#contract/routes/addresses.ts'
import type { ParamsOf } from '#contract/routes.ts'
import { css } from '#styled/css'
import { heading, prose } from '#styled/recipes'
import { ContentNodes } from './ContentNodes.tsx'
import { DynamicBlock } from './DynamicBlock.tsx'

/** For each page, those of its parts that do not come from the server. They are shown even if the page's text is not available. */
const dynamicBlockNames: Partial<Record<string, readonly string[]>> = {
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
        <QueryContent
          query={shown}
          skeleton={<TextSkeleton />}
          renderOffline={() => <PageAbsent slug={slug} retry={() => refetchPageData(text)} />}
        >
          {(found) => (
            <>
              <article className={look.text} lang={found.locale === i18n.locale ? undefined : found.locale}>
                <h1 className={heading({ level: 'page' })}>{found.title}</h1>
                <ContentNodes nodes={found.body} />
              </article>
              <PageMenu currentSlug={slug} pages={found.pages} />
            </>
          )}
        </QueryContent>
      </div>
    </>
  )
}

const TextSkeleton = () => (
  <div className={skeletonClass}>
    <TextBars lineCount={12} />
  </div>
)

/** Says offline that this page is not on the device. */
const PageAbsent = ({ slug, retry }: { slug: string; retry: () => Promise<void> }) => (
  <NotOnDeviceMessage
    head={
      <h1 className={heading({ level: 'page' })}>
        <Trans>This page is not on this phone yet</Trans>
      </h1>
    }
    suggestsOpeningOnline
    retry={retry}
  >
    {dynamicBlockNames[slug]?.map((name) => (
      <DynamicBlock key={name} name={name} />
    ))}
  </NotOnDeviceMessage>
)

const skeletonClass = css({ display: 'grid', gap: '2' })

interface PageMenuProps {
  currentSlug: string
  pages: ContentPage['pages']
}

/** A menu of all content pages of the shop. */
function PageMenu({ currentSlug, pages }: PageMenuProps) {
  const { t } = useLingui()
  const look = prose()
  return (
    <nav className={look.menu} aria-label={t`Help pages`}>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={href('page', { slug })} className={look.item} aria-current={slug === currentSlug ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
