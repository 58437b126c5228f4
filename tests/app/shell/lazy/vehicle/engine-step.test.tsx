import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EngineStep } from '#app/shell/lazy/vehicle/EngineStep.tsx'
import { draw, openShop } from '../../../../support/shell.tsx'

test('it goes again where the browser answers a scroll with a promise', async () => {
  await openShop('/')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never)
  const model = {
    id: '1',
    brandid: 't',
    appid: '1',
    brand: 'Toyota',
    group: 'Hilux',
    name: 'N140',
    engines: ['2.4 D', '3.0 D'],
    partCount: 7,
  }
  const { unmount } = draw(<EngineStep model={model as never} year={null} namedEngines={null} onClose={() => undefined} />)
  expect(await screen.findByText('Which engine?')).toBeDefined()
  // A page that React cannot take away stays empty.
  expect(unmount).not.toThrow()
  expect(scroll).toHaveBeenCalled()
  scroll.mockRestore()
})
