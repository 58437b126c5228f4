import { useEffect, useState } from 'react'
import { PartNumber } from '#app/ui/PartNumber.tsx'
import type { PartDetail } from '#contract/catalogue/catalogue.ts'
import { css, cx } from '#styled/css'
import { pageWidth } from '#styled/recipes'

/**
 * The part's number and name at the top of the window, once the page's head has scrolled away. The bar covers the page. On a phone the
 * bottom bar shows them instead, except in a low window.
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
  // Hidden from screen readers, because the heading already has this text.
  return (
    <div className={barClass} aria-hidden="true" data-no-print="">
      <p className={cx(pageWidth(), lineClass)}>
        <PartNumber number={part.mcode} size="row" /> <span className={nameClass}>{part.name}</span>
      </p>
    </div>
  )
}

const barClass = css({
  position: 'fixed',
  insetInline: '0',
  top: '0',
  zIndex: 'bar',
  display: { base: 'none', _low: 'block', md: 'block' },
  backgroundColor: 'paper',
  borderBottom: 'hair',
})
const lineClass = css({ display: 'flex', alignItems: 'center', columnGap: '3', height: '10', whiteSpace: 'nowrap' })
const nameClass = css({ minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' })
