import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { PartSkeleton } from '#app/screens/part/PartSkeleton.tsx'
import { ThumbBar } from '#app/screens/part/ThumbBar.tsx'
import { partDetail } from '../../../support/parts.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

describe('a part on its way', () => {
  test('while a part is on its way its number stands there already, in the place of the hero; readers hear only that it loads', () => {
    const page = draw(<PartSkeleton mcode="ST-972020" />).container.firstElementChild
    expect([page?.getAttribute('aria-hidden'), page?.hasAttribute('inert')]).toEqual(['true', true])
    const numbers = screen.getAllByText('ST-972020')
    expect(numbers).toHaveLength(2)
    expect(numbers.filter((number) => number.closest('.part-head__title') !== null)).toHaveLength(1)
    expect(screen.queryByRole('heading', { hidden: true })).toBeNull()
  })
})

describe('the bar at the thumb', () => {
  beforeEach(() => openShop('/prod/m/AR-S-10001'))

  const said = (coreCharge: number, qty: number) => words(draw(<ThumbBar part={partDetail({ coreCharge })} qty={qty} />).container)

  test('the bar at the thumb says the core charge beside the price, for the whole quantity', () => {
    expect(said(40, 1)).toContain('+ $40.00 core')
    expect(said(40, 2)).toContain('+ $80.00 core')
  })

  test('without a core charge it says nothing of one', () => {
    expect(said(0, 2)).not.toContain('core')
  })
})
