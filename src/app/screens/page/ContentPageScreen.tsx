import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { tenant } from '#app/config.ts'
import { useTitle } from '#app/hooks/use-title.ts'
import { contentPages, type PageSlug, type ParamsOf } from '#contract/routes.ts'
import { Crumbs } from '#app/ui/Crumbs.tsx'
import type { TenantConfig } from '#contract/config.ts'
import { heading, prose } from '#styled/recipes'
import { AboutPage } from './AboutPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { CoreReturnsPage } from './CoreReturnsPage.tsx'
import { FaqPage } from './FaqPage.tsx'
import { HelpPage } from './HelpPage.tsx'
import { OfflinePage } from './OfflinePage.tsx'
import { PageMenu } from './PageMenu.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { TermsPage } from './TermsPage.tsx'
import { WarrantyPage } from './WarrantyPage.tsx'

const bodies: Record<PageSlug, ComponentType<{ shop: TenantConfig }>> = {
  about: AboutPage,
  contact: ContactPage,
  help: HelpPage,
  faq: FaqPage,
  warranty: WarrantyPage,
  'core-returns': CoreReturnsPage,
  offline: OfflinePage,
  terms: TermsPage,
  privacy: PrivacyPage,
}

/** `/marketing/page/{slug}`: the pages that header and footer name. */
export default function ContentPageScreen({ params }: { params: ParamsOf<'page'> }) {
  const { i18n } = useLingui()
  const title = i18n._(contentPages[params.slug])
  const Body = bodies[params.slug]
  const look = prose()
  useTitle(title)
  return (
    <>
      <Crumbs trail={[{ label: title }]} />
      <div className={look.root}>
        <article className={look.text}>
          <h1 className={heading({ level: 'page' })}>{title}</h1>
          <Body shop={tenant()} />
        </article>
        <PageMenu current={params.slug} />
      </div>
    </>
  )
}
