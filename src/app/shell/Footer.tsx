import { Trans, useLingui } from '@lingui/react/macro'
import { currentTenant } from '#app/config.ts'
import { pageUrl } from '#app/hooks/navigation.ts'
import { allowedOutsideHref, resolveDestination } from '#app/routes/leave.ts'
import { Link } from '#app/ui/Link.tsx'
import { telephoneHref } from '#app/ui/telephone.ts'
import { href } from '#contract/routes/addresses.ts'
import { css } from '#styled/css'
import { link, pageWidth } from '#styled/recipes'
import { PaymentMethodLogo } from './PaymentMethodLogo.tsx'
import { SocialIcon } from './SocialIcon.tsx'

const listLinkClass = link({ look: 'list', tall: true })

/** The footer (section 2 of the specification): its eight links, the statement of section 1, payment logos, and social links. */
export function Footer() {
  const { t } = useLingui()
  const { name, phone, email, address, hours, payments, socials, legal } = currentTenant()
  return (
    <footer className={frameClass} data-no-print>
      <div className={`${pageWidth()} ${gridClass}`}>
        <section>
          <p className={statementClass}>
            <Trans>Low prices and good service.</Trans>
          </p>
          <address className={contactClass}>
            <a href={telephoneHref(phone)} className={listLinkClass}>
              {phone}
            </a>
            <a href={`mailto:${email}`} className={listLinkClass}>
              {email}
            </a>
            <span>{address}</span>
            <span>{hours}</span>
          </address>
        </section>
        <nav aria-label={t`Footer`}>
          <ul className={linksClass}>
            <FooterLink to={href('page', { slug: 'about' })} label={t`About Us`} />
            <FooterLink to={href('page', { slug: 'contact' })} label={t`Contact Us`} />
            <FooterLink to={href('download')} label={t`Download`} />
            <FooterLink to={href('page', { slug: 'faq' })} label={t`FAQ's`} />
            <FooterLink to={href('page', { slug: 'warranty' })} label={t`Warranty&Returns`} />
            <FooterLink to={href('account')} label={t`My Account`} />
            <FooterLink to={href('orders')} label={t`Order Status`} />
            <FooterLink to={href('rewards')} label={t`Rewards`} />
          </ul>
        </nav>
        <section className={logosClass}>
          <ul className={inlineClass} aria-label={t`Ways to pay`}>
            {payments.map((payment) => (
              <li key={payment}>
                <PaymentMethodLogo payment={payment} />
              </li>
            ))}
          </ul>
          <ul className={inlineClass} aria-label={t`Find us elsewhere`}>
            {socials.map((social) => {
              const to = allowedOutsideHref(social.url)
              return to === null ? null : (
                <li key={social.name}>
                  <SocialIcon name={social.name} to={to} />
                </li>
              )
            })}
          </ul>
        </section>
      </div>
      <div className={`${pageWidth()} ${lastRowClass}`}>
        <span>© {name}</span>
        {legal.map((page) => (
          <LegalLink key={page.url} {...page} />
        ))}
      </div>
    </footer>
  )
}

const FooterLink = ({ to, label }: { to: string; label: string }) => (
  <li>
    <Link to={to} className={listLinkClass}>
      {label}
    </Link>
  </li>
)

/** A link that the shop has configured, perhaps to another site. A link that is not allowed is omitted (section 5 of the specification). */
function LegalLink({ label, url }: { label: string; url: string }) {
  const where = resolveDestination(url, pageUrl(), { allowExternal: true })
  if (where.type === 'refused') return null
  return where.type === 'inside' ? (
    <Link to={where.href} className={listLinkClass}>
      {label}
    </Link>
  ) : (
    <a href={where.href} target="_blank" rel="noopener" className={listLinkClass}>
      {label}
    </a>
  )
}

const frameClass = css({
  marginTop: 'section',
  // Leaves space for what floats at the bottom of the window, which would cover the last links.
  paddingBottom: { base: 'thumb', md: '[calc(24px + var(--below, 0px))]' },
  backgroundColor: 'sheet',
  borderTop: 'hair',
  fontSize: 'sm',
})
const gridClass = css({
  display: 'grid',
  gap: '8',
  paddingBlock: '8',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[repeat(2, minmax(0, 1fr))]',
    lg: '[minmax(0, 1.2fr) minmax(0, 1.4fr) minmax(0, 1fr)]',
  },
})
const statementClass = css({ fontSize: 'md', fontWeight: 'bold', marginBottom: '2' })
const contactClass = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  justifyItems: 'start',
  rowGap: '1',
  fontStyle: 'normal',
  color: 'fg.muted',
})
const linksClass = css({ columns: { base: '[2]', _tiny: '[1]' }, columnGap: '6' })
const logosClass = css({ display: 'grid', gap: '4', alignContent: 'start', gridColumn: { md: '[1 / -1]', lg: '[auto]' } })
const inlineClass = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const lastRowClass = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', color: 'fg.muted' })
