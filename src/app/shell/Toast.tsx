import { useEffect } from 'react'
import { useStateSnapshot } from '#app/hooks/use-facts.ts'
import { translate } from '#app/i18n/language.ts'
import { hideToast, notices, type ToastAction } from '#app/state/page/notices.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { AddedNotice, RemovedNotice } from './CartNotices.tsx'

/** How long a toast is shown: long enough to read it twice, and to reach its action. */
const TOAST_SHOWN_MS = 6000
const ACTION_TOAST_SHOWN_MS = 12_000

/** Shows a brief message (toast). Its live region is always in the page, so that screen readers announce the message. */
export function Toast() {
  const toast = useStateSnapshot(notices).toast
  const id = toast?.id
  const shownMs = toast?.action ? ACTION_TOAST_SHOWN_MS : TOAST_SHOWN_MS
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(hideToast, shownMs)
    return () => clearTimeout(timer)
  }, [id, shownMs])
  return (
    <div role="status" className={containerClass} data-no-print>
      {toast === null ? null : (
        <p key={toast.id} className={toastClass}>
          {translate(toast.text, toast.values)}
          {toast.action ? <ToastButton {...toast.action} /> : null}
        </p>
      )}
      {toast === null ? <AddedNotice className={toastClass} /> : null}
      <RemovedNotice className={toastClass} />
    </div>
  )
}

function ToastButton({ name, run }: ToastAction) {
  const press = () => {
    hideToast()
    run()
  }
  return (
    <button type="button" className={button({ tone: 'quiet' })} onClick={press}>
      {translate(name)}
    </button>
  )
}

const containerClass = css({
  position: 'fixed',
  zIndex: 'top',
  insetInline: '4',
  bottom: 'thumb',
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  pointerEvents: 'none',
})
const toastClass = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  pointerEvents: 'auto',
  paddingInline: '4',
  paddingBlock: '3',
  borderRadius: 'md',
  backgroundColor: 'fg',
  color: 'paper',
  boxShadow: 'float',
  animation: 'rise',
})
