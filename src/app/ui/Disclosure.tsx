import { type ReactNode, useEffect, useRef, useState } from 'react'
import { css } from '#styled/css'
import { Icon } from './Icon.tsx'

interface DisclosureProps {
  title: ReactNode
  /** Whether the section is open at first. Afterwards the user decides. */
  isInitiallyOpen?: boolean
  children: ReactNode
}

/** A section that can be opened and closed. It is the browser's `<details>`, which works with find-in-page and printing. */
export const Disclosure = ({ title, isInitiallyOpen = false, children }: DisclosureProps) => (
  <details className={frameClass} open={isInitiallyOpen}>
    <DisclosureTitle>{title}</DisclosureTitle>
    <div className={bodyClass}>{children}</div>
  </details>
)

/**
 * The same, but its content is drawn only when it is opened. It is for long content that is of no use without script, and that the page
 * also states elsewhere: an unopened section then costs neither the server nor the browser anything.
 */
export function DisclosureDrawnWhenOpened({ title, isInitiallyOpen = false, children }: DisclosureProps) {
  const frame = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  // The visitor may have opened it before the script ran.
  useEffect(() => setOpened(frame.current?.open ?? false), [])
  return (
    <details
      ref={frame}
      className={frameClass}
      open={isInitiallyOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      suppressHydrationWarning
    >
      {/* The press comes before the browser opens the section, so the content is there when it opens. */}
      <DisclosureTitle onPress={() => setOpened(true)}>{title}</DisclosureTitle>
      <div className={bodyClass}>{wasOpened || isInitiallyOpen ? children : null}</div>
    </details>
  )
}

const DisclosureTitle = ({ onPress, children }: { onPress?: () => void; children: ReactNode }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details
  <summary className={headClass} onClick={onPress}>
    {children}
    <Icon name="chevron-down" />
  </summary>
)

const frameClass = css({
  borderTop: 'hair',
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
})
const headClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: 'touch',
  fontWeight: 'bold',
  listStyle: 'none',
})
const bodyClass = css({ paddingBottom: '4' })
