import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { localizedHref, navigateTo } from '#app/hooks/navigation.ts'
import { usePrefetch } from '#app/hooks/use-prefetch.ts'
import { isPlainClick } from './is-plain-click.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this shop, from contract/routes/addresses.ts. */
  to: string
  /** Whether the link replaces the history entry. */
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the shop. It navigates without loading a new page, and prefetches its page on hover, touch or focus. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const handlers = usePrefetch(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || rest.target === '_blank') return
    event.preventDefault()
    navigateTo(to, { replace })
  }
  return <a href={localizedHref(to)} onClick={follow} {...handlers} {...rest} />
}
