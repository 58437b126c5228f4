import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { css, cx } from '#styled/css'
import { Icon } from './Icon.tsx'

interface PartNumberProps {
  number: string
  /** The maker, shown before the number. */
  maker?: string
  size?: 'inline' | 'row' | 'hero'
  /** Whether a tap on the number copies it. */
  isCopyable?: boolean
}

/** How long "Copied" is shown. */
const COPIED_SHOWN_MS = 1600

/**
 * A part number as its maker writes it, in a monospaced font with a slashed zero, on one line. It can be selected, and with `copy` a tap
 * copies it.
 */
export function PartNumber({ number, maker, size = 'inline', isCopyable = false }: PartNumberProps) {
  const digits = (
    <span className={cx(numberBaseClass, numberSizeClasses[size])} translate="no">
      {number}
    </span>
  )
  return (
    <span className={noWrapClass}>
      {maker === undefined ? null : <span className={makerClass}>{maker}</span>}
      {isCopyable ? <CopyButton number={number}>{digits}</CopyButton> : digits}
    </span>
  )
}

function CopyButton({ number, children }: { number: string; children: React.ReactNode }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), COPIED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const put = () =>
    (navigator.clipboard?.writeText(number) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <button type="button" className={copyClass} onClick={put} aria-label={t`Copy ${number}`}>
      {children}
      <Icon name={copied === 'yes' ? 'check' : 'copy'} size={16} />
      <span role="status" className={copiedClass}>
        {copied === 'yes' ? t`Copied` : copied === 'no' ? t`Select it to copy` : ''}
      </span>
    </button>
  )
}

const noWrapClass = css({
  minWidth: '0',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2',
  maxWidth: 'full',
})
const makerClass = css({ color: 'fg.muted' })
const numberSizeClasses = {
  inline: css({ fontSize: '[0.96em]' }),
  row: css({ fontSize: 'md', fontWeight: 'bold' }),
  hero: css({ fontSize: 'hero', fontWeight: 'bold', lineHeight: 'tight' }),
}
const numberBaseClass = css({
  fontFamily: 'numbers',
  fontVariantNumeric: 'slashed-zero tabular-nums',
  // A number that is too long for the line scrolls sideways.
  whiteSpace: 'nowrap',
  maxWidth: 'full',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: '[none]',
  userSelect: 'text',
  // Without script the number is plain text.
  _noscript: { visibility: 'visible' },
})
const copyClass = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: 'touch', lg: '8' },
  minWidth: '0',
  maxWidth: 'full',
  textAlign: 'left',
  color: 'fg',
  _noscript: { visibility: 'hidden' },
  '& svg': { color: 'fg.faint', display: { _tiny: 'none' }, flexShrink: '0' },
  _hovers: { _hover: { '& svg': { color: 'fg' } } },
})
const copiedClass = css({
  position: 'absolute',
  insetInlineStart: '[calc(100% + 4px)]',
  top: '[50%]',
  transform: 'translateY(-50%)',
  paddingInline: '2',
  borderRadius: 'sm',
  fontSize: 'xs',
  whiteSpace: 'nowrap',
  backgroundColor: 'fg',
  color: 'paper',
  pointerEvents: 'none',
  _empty: { display: 'none' },
})
