import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { linkTo } from '#app/hooks/navigation.ts'
import { isPlain } from './is-plain.ts'
import { pressBySpace } from './press-by-space.ts'

interface OpenerProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'role' | 'onKeyDown'> {
  /** Where the same is to be had in a page of the server: a page or a place in one. */
  to: string
  /** It leads to a file, such as a picture, which is the same in every language. */
  file?: boolean
  onClick: () => void
}

/**
 * A button that opens something over the page, and a link as long as no script answers it: there it leads to where the same is to be had.
 * Pressed with a key that asks the browser for something, such as a new tab, it is the link.
 */
export function Opener({ to, file = false, onClick, ...rest }: OpenerProps) {
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onClick()
  }
  // biome-ignore lint/a11y/useSemanticElements: a button element leads nowhere without a script
  return <a href={file ? to : linkTo(to)} role="button" draggable={false} onClick={press} onKeyDown={pressBySpace} {...rest} />
}
