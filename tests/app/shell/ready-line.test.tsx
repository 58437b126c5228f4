import { screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { StatusLine } from '#app/shell/StatusLine.tsx'
import { worker } from '#app/state/worker/worker.ts'
import { draw, openShop } from '../../support/shell.tsx'

beforeEach(() => openShop('/prod/m/AR-S-10001'))

test('that the shop is ready offline is said once, and gives way to a price at the thumb', () => {
  worker.news = true
  onTestFinished(() => {
    worker.news = false
  })
  draw(<StatusLine />)
  const line = screen.getByText(/^Ready offline/)
  expect(line.className).toContain('thumb-bar__root')
})
