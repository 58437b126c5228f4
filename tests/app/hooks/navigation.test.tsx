import { expect, test } from 'vitest'
import { navigateTo } from '#app/hooks/navigation.ts'
import { MAIN_ELEMENT_ID, useNavigationFocus } from '#app/hooks/use-arrival.ts'
import { isLeavingPage, isReturning, previousPath, scrollAfterNavigation, watchScroll } from '#app/state/page/scroll.ts'
import { draw, openShop } from '../../support/shell.tsx'

function Page({ at, leaving }: { at: string; leaving: boolean }) {
  useNavigationFocus(at, '', leaving)
  return (
    <>
      <input aria-label="Search" />
      <a href="/prod/s/new">New</a>
      <main id={MAIN_ELEMENT_ID} tabIndex={-1} />
    </>
  )
}

test('two taps on a link are one step of the history', async () => {
  await openShop('/prod/s/sale?page=2')
  const before = history.length
  navigateTo('/prod/s/new')
  navigateTo('/prod/s/new')
  expect([history.length - before, previousPath()]).toEqual([1, '/prod/s/sale?page=2'])
})

test('from a step on, until its page is drawn, the window is ahead of the screen', async () => {
  await openShop('/prod/s/sale')
  watchScroll()
  navigateTo('/prod/s/new')
  expect(isLeavingPage()).toBe(true)
  scrollAfterNavigation(true)
  expect(isLeavingPage()).toBe(false)
  navigateTo('/prod/s/new?page=2')
  expect(isLeavingPage()).toBe(false)
})

test('whoever went back is on the way back also when the code of the page comes later, until they go on', async () => {
  await openShop('/prod/s/sale')
  watchScroll()
  navigateTo('/prod/s/new')
  scrollAfterNavigation(true)
  expect(isReturning()).toBe(false)
  history.replaceState({ key: 1 }, '', '/prod/s/sale')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(isReturning()).toBe(true)
  // The placeholder is drawn.
  scrollAfterNavigation(true)
  expect(isReturning()).toBe(true)
  navigateTo('/prod/s/sale?page=2')
  expect(isReturning()).toBe(false)
})

test.each([
  ['a[href]', 'main', 'whoever pressed a link is led to the page that it opens'],
  ['input', 'input', 'whoever types by then is left alone'],
])('from %s the focus is in %s: %s', async (begun, kept) => {
  await openShop('/prod/s/sale')
  const { rerender, container } = draw(<Page at="/prod/s/sale" leaving={false} />)
  const focus = (what: string) => container.querySelector<HTMLElement>(what)?.focus()
  focus('a[href]')
  rerender(<Page at="/prod/s/sale" leaving />)
  focus(begun)
  rerender(<Page at="/prod/s/new" leaving={false} />)
  expect(document.activeElement).toBe(container.querySelector(kept))
})
