import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PartSkeleton } from '#app/screens/part/PartSkeleton.tsx'
import { draw } from '../../../support/shell.tsx'

test('while a part is on its way its number stands there already, in the place of the hero; readers hear only that it loads', () => {
  const page = draw(<PartSkeleton mcode="ST-972020" />).container.firstElementChild
  expect([page?.getAttribute('aria-hidden'), page?.hasAttribute('inert')]).toEqual(['true', true])
  const numbers = screen.getAllByText('ST-972020')
  expect(numbers).toHaveLength(2)
  expect(numbers.filter((number) => number.closest('.part-head__title') !== null)).toHaveLength(1)
  expect(screen.queryByRole('heading', { hidden: true })).toBeNull()
})
