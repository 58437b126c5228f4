import { useEffect, useState } from 'react'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { PartDetail } from '#contract/catalogue.ts'
import { css, cx } from '#styled/css'
import { pageWidth } from '#styled/recipes'

/**
 * Number and name at the top of the window after the page's head has scrolled away. It overlays the page. On a phone the bottom bar shows
 * them, except in a low window.
 */
export function NumberBar({ part }: { part: PartDetail }) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const head = document.querySelector('main h1')
    if (head === null) return
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)
      if (last !== undefined) setAway(!last.isIntersecting && last.boundingClientRect.top < 0)
    })
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
  if (!away) return null
  // A visual copy of the heading, hidden from screen readers.
  return (
    <div className={bar} aria-hidden="true" data-no-print="">
      <p className={cx(pageWidth(), line)}>
        <PartNumber number={part.mcode} size="row" /> <span className={name}>{part.name}</span>
      </p>
    </div>
  )
}

const bar = css({
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 'bar',
  display: { base: 'none', _low: 'block', md: 'block' },
  backgroundColor: 'paper',
  borderBottom: 'hair',
})
const line = css({ display: 'flex', alignItems: 'center', columnGap: '3', height: '10', whiteSpace: 'nowrap' })
const name = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })
