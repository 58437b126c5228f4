import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ReturnPieces } from '#app/screens/order/ReturnPieces.tsx'
import type { OrderLine } from '#contract/orders/order.ts'
import { draw } from '../../../support/shell.tsx'

const line = (id: string, returnable: number) =>
  ({ id, returnable, unitPrice: 10, coreCharge: 0, product: { name: 'Starter', specName: id === 'ST-1' ? '1.1 kW' : '' } }) as OrderLine

test('a single piece goes back with one press; of several their number is chosen; what cannot go back is not offered', async () => {
  const chosen: Record<string, number>[] = []
  draw(
    <ReturnPieces
      lines={[line('ST-1', 1), line('ST-3', 3), line('ST-0', 0)]}
      piecesByLine={{ 'ST-3': 2 }}
      errorText={undefined}
      onChange={(pieces) => void chosen.push(pieces)}
    />,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /ST-1.*1\.1 kW/ }))
  const several = screen.getByRole<HTMLSelectElement>('combobox', { name: /ST-3/ })
  expect(several.value).toBe('2')
  await userEvent.selectOptions(several, '3')
  expect(chosen).toEqual([{ 'ST-3': 2, 'ST-1': 1 }, { 'ST-3': 3 }])
  expect(screen.queryByText('ST-0')).toBeNull()
})
