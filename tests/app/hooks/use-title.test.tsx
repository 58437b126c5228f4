import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { usePageName, useRouteTitle, useTitle } from '#app/hooks/use-title.ts'
import { draw, openShop } from '../../support/shell.tsx'

function Screen({ name }: { name: string | null | undefined }) {
  useTitle(name)
  return null
}

interface PageProps {
  path: string
  route?: string
  name?: string | null | undefined
}

function Page({ path, route = 'Catalogue', name }: PageProps) {
  useRouteTitle(route, path)
  return <Screen key={path} name={name} />
}

/** Every name that the window bears from here on. */
function bears(): string[] {
  const names: string[] = []
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
  Object.defineProperty(document, 'title', {
    configurable: true,
    get: () => own?.get?.call(document),
    set: (name: string) => {
      names.push(name)
      own?.set?.call(document, name)
    },
  })
  onTestFinished(() => void Reflect.deleteProperty(document, 'title'))
  return names
}

function Announced({ path, name }: { path: string; name: string | undefined }) {
  const said = usePageName(path)
  return (
    <>
      <p role="status">{said}</p>
      <Page path={path} route="Part" name={name} />
    </>
  )
}

beforeEach(() => openShop('/prod/cat/c/0/1'))

test('the window bears the name of the screen from the beginning, and never that of the route before', () => {
  const names = bears()
  draw(<Page path="/a" name="Starters" />)
  expect(names).toEqual(['Starters · Voltwerk'])
})

test('while the name is on its way the window keeps the one it has', () => {
  const names = bears()
  const { rerender } = draw(<Page path="/a" name={undefined} />)
  expect(names).toEqual([])
  rerender(<Page path="/a" name="Starters" />)
  rerender(<Page path="/b" name={undefined} />)
  expect(names).toEqual(['Starters · Voltwerk'])
  rerender(<Page path="/b" name="Alternators" />)
  expect(names).toEqual(['Starters · Voltwerk', 'Alternators · Voltwerk'])
})

test('a screen without a name leaves that of its route, also where the one before had the same route', () => {
  const names = bears()
  const { rerender } = draw(<Page path="/a" name="Starters" />)
  rerender(<Page path="/b" name={null} />)
  rerender(<Page path="/c" route="Sign In" name={null} />)
  expect(names).toEqual(['Starters · Voltwerk', 'Catalogue · Voltwerk', 'Sign In · Voltwerk'])
})

test('a page of the server bears its name already, and gets the route’s at no time', async () => {
  const page = (props: PageProps) => <Page {...props} />
  const place = document.createElement('div')
  place.innerHTML = renderToString(page({ path: '/a', name: undefined }))
  const names = bears()
  const root = await act(async () => hydrateRoot(place, page({ path: '/a', name: undefined })))
  expect(names).toEqual([])
  act(() => root.render(page({ path: '/b', name: null })))
  expect(names).toEqual(['Catalogue · Voltwerk'])
  act(() => root.unmount())
})

test('another page is announced by its own name, not by that of its route; the first page, which is read out anyway, is not', () => {
  const said = () => screen.getByRole('status').textContent
  const { rerender } = draw(<Announced path="/a" name="ST-1 Starter" />)
  expect(said()).toBe('')
  rerender(<Announced path="/b" name="ST-2 Alternator" />)
  expect(said()).toBe('ST-2 Alternator')
  // On its way: nothing is said twice.
  rerender(<Announced path="/a" name={undefined} />)
  expect(said()).toBe('ST-2 Alternator')
  rerender(<Announced path="/a" name="ST-1 Starter" />)
  expect(said()).toBe('ST-1 Starter')
})
