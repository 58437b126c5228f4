import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ViewedPartList } from '#app/ui/part/ViewedPartList.tsx'
import { partCard } from '../../../support/parts.ts'
import { draw, openShop } from '../../../support/shell.tsx'

test('a viewed part says was, now and the last day, and the price before the moment that its promotion ends', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T22:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const promotion = { id: 'autumn', name: 'Autumn', until: '2026-12-01T00:00:00.000Z', usual: [{ fromQty: 1, unitPrice: 129.5 }] }
  const part = partCard({ price: 99, wasPrice: 129.5, promotion })
  await openShop('/')
  draw(<ViewedPartList label="Viewed" views={[{ mcode: part.mcode, viewedAt: Date.now(), asOf: new Date().toISOString(), part }]} />)
  const row = screen.getByRole('listitem')
  expect(row.textContent).toMatch(/price until Nov 30.*\$129\.50 \$99\.00/)
  await act(() => vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000))
  expect(row.textContent).toContain('$129.50')
  expect(row.textContent).not.toMatch(/\$99|until/)
})
