import { Trans, useLingui } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { usePathname } from '#app/hooks/navigation.ts'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { allowedOutsideHref } from '#app/routes/leave.ts'
import { ThemeSwitch } from '#app/shell/ThemeSwitch.tsx'
import { categories } from '#app/state/catalogue/categories.ts'
import { openOverlay } from '#app/state/page/overlay.ts'
import { shopLocales } from '#app/state/page/shown-locale.ts'
import { session } from '#app/state/session/session.ts'
import { AccountLinks } from '#app/ui/account/AccountLinks.tsx'
import { DeferredContent } from '#app/ui/DeferredContent.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Link } from '#app/ui/Link.tsx'
import { Picture } from '#app/ui/Picture.tsx'
import { SlashKeySwitch } from '#app/ui/SlashKeySwitch.tsx'
import { telephoneHref } from '#app/ui/telephone.ts'
import { drawerCategoriesOf } from '#contract/catalogue/drawer-tops.ts'
import { ALL_GIFTS_CATEGORY } from '#contract/gifts/mall-rules.ts'
import { categoryHref, href } from '#contract/routes/addresses.ts'
import { windowTitle } from '#contract/routes/rendered-page.ts'
import { routes } from '#contract/routes.ts'
import { css } from '#styled/css'
import { row } from '#styled/recipes'
import { ApplicationList } from './ApplicationList.tsx'
import { DrawerLink } from './DrawerLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'

interface DrawerProps {
  startSection: 'top' | 'applications'
  onClose: () => void
}

/**
 * The menu drawer at the left (section 2 of the specification, Drawer): help and account, applications, the eight top categories in their
 * fixed order, and further links.
 */
export default function Drawer({ startSection, onClose }: DrawerProps) {
  const { i18n, t } = useLingui()
  if (startSection === 'applications')
    return (
      <Dialog open position="left" onClose={onClose} title={<Trans>Applications</Trans>}>
        <DeferredContent>
          <ApplicationList onChoose={onClose} />
        </DeferredContent>
      </Dialog>
    )
  return (
    <Dialog open position="left" onClose={onClose} title={windowTitle(t`Menu`, currentTenant().name)}>
      <DeferredContent>
        <nav aria-label={t`Menu`} className={sectionsClass}>
          <SignInLink onChoose={onClose} />
          <section>
            <h3 className={titleClass}>
              <Trans>Catalogue</Trans>
            </h3>
            <Catalogue onChoose={onClose} />
            <button type="button" className={`${row({ live: true })} ${lineClass}`} onClick={() => openOverlay({ type: 'vehicle-picker' })}>
              <Icon name="vehicle" />
              <Trans>Select by Vehicle</Trans>
            </button>
            <DrawerLink to={href('finder')} icon="caliper" onChoose={onClose}>
              <Trans>By the old unit</Trans>
            </DrawerLink>
            <DrawerLink to={href('quickOrder')} icon="list" onChoose={onClose}>
              {i18n._(routes.quickOrder.title)}
            </DrawerLink>
            <button
              type="button"
              className={`${row({ live: true })} ${lineClass}`}
              onClick={() => openOverlay({ type: 'drawer', startSection: 'applications' })}
            >
              <Icon name="list" />
              <span className={fillWidthClass}>
                <Trans>Applications</Trans>
              </span>
              <Icon name="chevron-right" size={16} />
            </button>
          </section>
          <WorkwearAndSaleLinks onChoose={onClose} />
          <ServiceSection onChoose={onClose} />
        </nav>
      </DeferredContent>
    </Dialog>
  )
}

/** A link to sign in, at the top for guests, because below the catalogue it would be outside a phone's screen. */
const SignInLink = ({ onChoose }: { onChoose: () => void }) =>
  useStateSnapshot(session).current.type === 'member' ? null : (
    <DrawerLink to={href('login')} icon="user" onChoose={onChoose}>
      <Trans>Sign In</Trans>
    </DrawerLink>
  )

function Catalogue({ onChoose }: { onChoose: () => void }) {
  const { all } = useStateSnapshot(categories)
  const pathname = usePathname()
  return drawerCategoriesOf(all).map((category) => {
    const to = categoryHref(category)
    return (
      <Link
        key={category.id}
        to={to}
        className={`${row({ live: true })} ${lineClass}`}
        aria-current={pathname === to ? 'page' : undefined}
        onClick={onChoose}
      >
        <Picture path={`/category/${category.icon}.svg`} alt="" width={40} height={30} eager />
        {category.backCategoryName}
      </Link>
    )
  })
}

/** Links to workwear and to reduced prices, which nothing else on the page leads to. */
function WorkwearAndSaleLinks({ onChoose }: { onChoose: () => void }) {
  const { i18n } = useLingui()
  const ways = [
    [routes.promotion.title, href('promotion')],
    [routes.giftsMall.title, href('giftsMall', { cid: ALL_GIFTS_CATEGORY })],
    [routes.lottery.title, href('lottery')],
    [routes.apparel.title, href('apparel', {})],
  ] as const
  return (
    <section>
      <h3 className={titleClass}>
        <Trans>Also in this shop</Trans>
      </h3>
      {ways.map(([name, to]) => (
        <Link key={to} to={to} className={`${row({ live: true })} ${lineClass}`} onClick={onChoose}>
          {i18n._(name)}
        </Link>
      ))}
    </section>
  )
}

function ServiceSection({ onChoose }: { onChoose: () => void }) {
  const { i18n } = useLingui()
  const { phone, chatUrl } = currentTenant()
  const chat = allowedOutsideHref(chatUrl)
  return (
    <section>
      <h3 className={titleClass}>
        <Trans>Help and account</Trans>
      </h3>
      <a href={telephoneHref(phone)} className={`${row({ live: true })} ${lineClass}`}>
        <Icon name="phone" />
        {phone}
      </a>
      {chat === null ? null : (
        <a href={chat} target="_blank" rel="noopener" className={`${row({ live: true })} ${lineClass}`}>
          <Icon name="chat" />
          <Trans>Live Chat</Trans>
        </a>
      )}
      <DrawerLink to={href('page', { slug: 'help' })} icon="help" onChoose={onChoose}>
        <Trans>Help Center</Trans>
      </DrawerLink>
      <DrawerLink to={href('offline')} icon="offline" onChoose={onChoose}>
        {i18n._(routes.offline.title)}
      </DrawerLink>
      <AccountMenuSection onChoose={onChoose} />
      <div className={themeClass}>
        <ThemeSwitch hasVisibleLabel />
        <SlashKeySwitch />
      </div>
      <Languages onChoose={onChoose} />
    </section>
  )
}

/** Links to the pages of an account. A guest has links to the pages that are open to everyone, and to data on this device. */
function AccountMenuSection({ onChoose }: { onChoose: () => void }) {
  if (useStateSnapshot(session).current.type === 'member')
    return (
      <>
        <h3 className={titleClass}>
          <Trans>Your Account</Trans>
        </h3>
        <AccountLinks linkClassName={`${row({ live: true })} ${lineClass}`} onChoose={onChoose} />
      </>
    )
  return (
    <>
      <DrawerLink to={href('openAccount')} icon="user" onChoose={onChoose}>
        <Trans>Your Account</Trans>
      </DrawerLink>
      <DrawerLink to={href('orders')} icon="list" onChoose={onChoose}>
        <Trans>Your Orders</Trans>
      </DrawerLink>
      <DrawerLink to={href('favourites')} icon="heart" onChoose={onChoose}>
        <Trans>Your Favorite</Trans>
      </DrawerLink>
      <DrawerLink to={href('garage')} icon="vehicle" onChoose={onChoose}>
        <Trans>Your vehicles</Trans>
      </DrawerLink>
    </>
  )
}

/** The shop's languages to choose from. Hidden if there is only one. */
function Languages({ onChoose }: { onChoose: () => void }) {
  const { t } = useLingui()
  const { all } = shopLocales()
  if (all.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border, and there is no form
    <div role="group" aria-label={t`Language`} className={languagesClass}>
      {all.map(({ code }) => (
        <LanguageLink key={code} code={code} className={languageClass} onChoose={onChoose} />
      ))}
    </div>
  )
}

const sectionsClass = css({ display: 'grid', gap: '5', paddingBottom: '8' })
const titleClass = css({
  paddingInline: '4',
  paddingTop: '4',
  paddingBottom: '1',
  fontSize: 'xs',
  fontWeight: 'regular',
  color: 'fg.muted',
  letterSpacing: 'wide',
})
const lineClass = css({ width: 'full', paddingInline: '4', textAlign: 'left', _chosen: { boxShadow: 'markLeft' } })
const fillWidthClass = css({ flexGrow: 1 })
const themeClass = css({ display: 'grid', justifyItems: 'start', paddingInline: '4', paddingTop: '2' })
const languagesClass = css({ display: 'flex', flexWrap: 'wrap', gap: '5', paddingInline: '4' })
const languageClass = css({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch', _chosen: { fontWeight: 'bold' } })
