import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigateTo } from '#app/hooks/navigation.ts'
import { useSectionOfAddress } from '#app/screens/part/use-section-of-address.ts'
import { scrollAfterNavigation, watchScroll } from '#app/state/page/scroll.ts'
import { draw, openShop } from '../../../support/shell.tsx'

/** What the browser does when the height of the page changes. */
let pageGrows = () => {}
let scrolledTo: string[] = []

beforeEach(() => {
  pageGrows = () => {}
  scrolledTo = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        pageGrows = look
      }
      observe() {}
      disconnect() {
        pageGrows = () => {}
      }
    },
  )
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
    scrolledTo.push(this.id)
  })
})

function Page({ sections }: { sections: readonly string[] }) {
  useSectionOfAddress()
  return (
    <>
      {sections.map((id) => (
        <section key={id} id={id}>
          <p id="line-7" />
        </section>
      ))}
    </>
  )
}

test('the section of the address is scrolled to once it is there, and stays there while others load above it', async () => {
  await openShop('/prod/m/VR-1#used-in')
  const { rerender } = draw(<Page sections={['match']} />)
  pageGrows()
  expect(scrolledTo).toEqual([])
  rerender(<Page sections={['match', 'used-in']} />)
  pageGrows()
  rerender(<Page sections={['match', 'applications', 'used-in']} />)
  pageGrows()
  expect(scrolledTo).toEqual(['used-in', 'used-in'])
})

test('not after the user did something', async () => {
  await openShop('/prod/m/VR-1#used-in')
  draw(<Page sections={['used-in']} />)
  fireEvent.wheel(window)
  pageGrows()
  expect(scrolledTo).toEqual([])
})

test('another fragment is followed too; a line of the parts list is left to its own code', async () => {
  await openShop('/prod/m/VR-1')
  draw(<Page sections={['match', 'used-in']} />)
  const follow = (fragment: string) =>
    act(() => {
      history.replaceState(null, '', `/prod/m/VR-1${fragment}`)
      dispatchEvent(new Event('hashchange'))
      pageGrows()
    })
  follow('#match')
  follow('#line-7')
  expect(scrolledTo).toEqual(['match'])
})

test('who comes back by the back button is where they were', async () => {
  await openShop('/prod/m/VR-1#used-in')
  watchScroll()
  navigateTo('/prod/s/new')
  scrollAfterNavigation(true)
  history.replaceState({ key: 1 }, '', '/prod/m/VR-1#used-in')
  dispatchEvent(new PopStateEvent('popstate'))
  scrollAfterNavigation(true)
  draw(<Page sections={['used-in']} />)
  pageGrows()
  expect(scrolledTo).toEqual([])
})
