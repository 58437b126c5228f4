import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DisclosureDrawnWhenOpened } from '#app/ui/Disclosure.tsx'

const closed = (
  <DisclosureDrawnWhenOpened title="More">
    <p>Content</p>
  </DisclosureDrawnWhenOpened>
)

test('its content is drawn when it is opened, and stays', async () => {
  render(closed)
  expect(screen.queryByText('Content')).toBeNull()
  await userEvent.click(screen.getByText('More'))
  expect(screen.getByText('Content')).toBeTruthy()
  await userEvent.click(screen.getByText('More'))
  expect(screen.getByText('Content')).toBeTruthy()
})

test('what is opened in another way than by its title is drawn, too', () => {
  const { container } = render(closed)
  const details = container.querySelector('details')
  details?.setAttribute('open', '')
  if (details !== null) fireEvent(details, new Event('toggle'))
  expect(screen.getByText('Content')).toBeTruthy()
})

test('what is open at first, or becomes so, is drawn', () => {
  const { rerender } = render(closed)
  rerender(
    <DisclosureDrawnWhenOpened title="More" isInitiallyOpen>
      <p>Content</p>
    </DisclosureDrawnWhenOpened>,
  )
  expect(screen.getByText('Content')).toBeTruthy()
})

test('what a visitor opened before the script ran is drawn by the script', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(closed)
  container.querySelector('details')?.setAttribute('open', '')
  render(closed, { container, hydrate: true })
  expect(screen.getByText('Content')).toBeTruthy()
})
