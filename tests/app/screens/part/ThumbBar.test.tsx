import { beforeEach, expect, test } from 'vitest'
import { ThumbBar } from '#app/screens/part/ThumbBar.tsx'
import { partDetail } from '../../../support/parts.ts'
import { draw, openShop, words } from '../../../support/shell.tsx'

beforeEach(() => openShop('/prod/m/AR-S-10001'))

const said = (coreCharge: number, qty: number) => words(draw(<ThumbBar part={partDetail({ coreCharge })} qty={qty} />).container)

test('the bar at the thumb says the core charge beside the price, for the whole quantity', () => {
  expect(said(40, 1)).toContain('+ $40.00 core')
  expect(said(40, 2)).toContain('+ $80.00 core')
})

test('without a core charge it says nothing of one', () => {
  expect(said(0, 2)).not.toContain('core')
})
