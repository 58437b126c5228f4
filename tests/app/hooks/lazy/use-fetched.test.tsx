import { act, render } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { type LazyComponent, lazyComponent, useIsComponentLoaded } from '#app/hooks/lazy/lazy-component.ts'

const Filters = () => 'Filters'

let asked: number
let come: () => Promise<void>
let Panel: LazyComponent<object>

beforeEach(() => {
  asked = 0
  let arrive = () => {}
  const coming = new Promise<void>((resolve) => {
    arrive = resolve
  })
  come = () => act(async () => arrive())
  Panel = lazyComponent(
    async () => {
      asked += 1
      await coming
      return Filters
    },
    (module) => module,
  )
})

const Page = ({ open }: { open: boolean }) => (useIsComponentLoaded(Panel, open) ? <Panel /> : <p>List</p>)
const words = () => document.body.textContent

test('what opens at a press is drawn once its code is here, and what is there stays until then', async () => {
  const { rerender } = render(<Page open={false} />)
  expect(asked).toBe(0)
  rerender(<Page open />)
  expect(words()).toBe('List')
  await come()
  expect(words()).toBe('Filters')
})

test('what was fetched ahead is drawn in the same turn', async () => {
  void Panel.prefetch()
  await come()
  render(<Page open />)
  expect([words(), asked]).toEqual(['Filters', 1])
})

test('fetched ahead of time in vain, it is asked for again when it is wanted', async () => {
  let lost = true
  const Other = lazyComponent(
    async () => {
      if (lost) throw new TypeError('Failed to fetch dynamically imported module')
      return Filters
    },
    (module) => module,
  )
  await Other.prefetch()
  expect(Other.isLoaded()).toBe(false)
  lost = false
  await Other.fetch()
  expect(Other.isLoaded()).toBe(true)
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render = () => (this.state.broken ? 'Broken' : this.props.children)
}

test('one whose code could not be run is tried for anew by whoever draws it next', async () => {
  let isBroken = true
  const Other = lazyComponent(
    async () => {
      if (isBroken) throw new Error('x is not a function')
      return Filters
    },
    (module) => module,
  )
  const caught: unknown[] = []
  const draw = () =>
    act(async () =>
      render(
        <Boundary>
          <Suspense>
            <Other />
          </Suspense>
        </Boundary>,
        { onCaughtError: (error) => void caught.push(error) },
      ),
    )
  const { unmount } = await draw()
  expect([words(), caught]).toEqual(['Broken', [new Error('x is not a function')]])
  unmount()
  isBroken = false
  await draw()
  expect(words()).toBe('Filters')
})
