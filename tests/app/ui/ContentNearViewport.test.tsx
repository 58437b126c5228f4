import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { createLoadableComponent } from '#app/hooks/lazy/lazy-component.ts'
import { ContentNearViewport } from '#app/ui/ContentNearViewport.tsx'

const Sections = () => 'Numbers'

test('what the server drew stays while its code is on the way', async () => {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const OnServer = createLoadableComponent(async () => Sections)
  await OnServer.fetch()
  const Late = createLoadableComponent(async () => {
    await coming
    return Sections
  })
  const page = (Piece: typeof OnServer) => (
    <ContentNearViewport fallback={<p>Nothing yet</p>}>
      <Piece />
    </ContentNearViewport>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page(OnServer))
  document.body.replaceChildren(place)
  onTestFinished(() => place.remove())
  const root = await act(async () => hydrateRoot(place, page(Late)))
  onTestFinished(() => act(() => root.unmount()))
  expect(place.textContent).toBe('Numbers')
  await act(async () => come())
  expect(place.textContent).toBe('Numbers')
})
