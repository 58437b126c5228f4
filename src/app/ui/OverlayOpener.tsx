import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { localizedHref } from '#app/hooks/navigation.ts'
import { isPlainClick } from './is-plain-click.ts'
import { clickOnSpaceKey } from './press-by-space.ts'

interface OverlayOpenerProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'role' | 'onKeyDown'> {
  /** The URL with the same content, which the button links to in server-rendered pages. */
  to: string
  /** Whether the URL is that of a file, such as a picture, which does not depend on the language. */
  isFile?: boolean
  onClick: () => void
}

/**
 * A button that opens an overlay. Before hydration it is a link to the same content. With a modifier key, such as for a new tab, it is used
 * as the link.
 */
export function OverlayOpener({ to, isFile = false, onClick, ...rest }: OverlayOpenerProps) {
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClick()
  }
  // biome-ignore lint/a11y/useSemanticElements: without script it must work as a link
  return <a href={isFile ? to : localizedHref(to)} role="button" draggable={false} onClick={press} onKeyDown={clickOnSpaceKey} {...rest} />
}
