import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { localizedHref } from '#app/hooks/navigation.ts'
import { isPlain } from './is-plain.ts'
import { clickOnSpaceKey } from './press-by-space.ts'

interface OpenerProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'role' | 'onKeyDown'> {
  /** The URL with the same content, which the button links to in server-rendered pages. */
  to: string
  /** Whether the URL is that of a file, such as a picture, which does not depend on the language. */
  file?: boolean
  onClick: () => void
}

/**
 * A button that opens an overlay. Before hydration it is a link to the same content. With a modifier key, such as for a new tab, it is used
 * as the link.
 */
export function Opener({ to, file = false, onClick, ...rest }: OpenerProps) {
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onClick()
  }
  // biome-ignore lint/a11y/useSemanticElements: without script it must work as a link
  return <a href={file ? to : localizedHref(to)} role="button" draggable={false} onClick={press} onKeyDown={clickOnSpaceKey} {...rest} />
}
