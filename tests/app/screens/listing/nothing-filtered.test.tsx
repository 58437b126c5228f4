import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { plainQuery } from '#contract/listing-query.ts'
import { NothingFiltered } from '#app/screens/listing/NothingFiltered.tsx'
import { draw, namesOf, words } from '../../../support/shell.tsx'

test('filters that leave nothing over are said, and can be taken off; the order stays', async () => {
  const choose = vi.fn()
  draw(<NothingFiltered query={{ ...plainQuery, chosen: { voltage: ['12'] }, sort: 'price-up' }} onChoose={choose} />)
  expect(words()).toContain('No part has all of this.')
  expect(namesOf('button')).toEqual(['Clear all filters'])
  await userEvent.click(screen.getByRole('button'))
  expect(choose).toHaveBeenCalledExactlyOnceWith({ ...plainQuery, sort: 'price-up' })
})

test('a page behind the last one is said, with the way to the first', async () => {
  const choose = vi.fn()
  draw(<NothingFiltered query={{ ...plainQuery, pageNo: 50 }} onChoose={choose} />)
  expect(words()).toContain('This list ends before page 50.')
  expect(namesOf('button')).toEqual(['Show the first page'])
  await userEvent.click(screen.getByRole('button'))
  expect(choose).toHaveBeenCalledExactlyOnceWith(plainQuery)
})
