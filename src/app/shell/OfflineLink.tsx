import { useLingui } from '@lingui/react/macro'
import { usePathname } from '#app/hooks/navigation.ts'
import { Link } from '#app/ui/Link.tsx'
import { href } from '#contract/routes/addresses.ts'
import { routes } from '#contract/routes.ts'
import { statusActionStyle } from './StatusMessage.tsx'

/** A link to the page that says what works offline. */
export function OfflineLink() {
  const { i18n } = useLingui()
  const here = usePathname()
  return here === href('offline') ? null : (
    <Link to={href('offline')} className={statusActionStyle}>
      {i18n._(routes.offline.title)}
    </Link>
  )
}
