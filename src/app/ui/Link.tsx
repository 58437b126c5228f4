import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { go, linkTo } from '#app/hooks/navigation.ts'
import { usePrefetch } from '#app/hooks/use-prefetch.ts'
import { isPlain } from './is-plain.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this shop, of contract/addresses.ts. */
  to: string
  /** The page that is left does not stay behind it. */
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the shop: no page load, and what it leads to is fetched as soon as a pointer, a finger or the focus rests on it. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const handlers = usePrefetch(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || rest.target === '_blank') return
    event.preventDefault()
    go(to, { replace })
  }
  return <a href={linkTo(to)} onClick={follow} {...handlers} {...rest} />
}
