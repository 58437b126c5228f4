import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { ReadyHere } from '#app/screens/page/ReadyHere.tsx'
import { worker } from '#app/state/worker/worker.ts'
import { draw } from '../../../support/shell.tsx'

const said = () => screen.getByRole('status').textContent

test('ready offline is said when the worker has looked and found it so, and is taken back when it is so no more', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    Object.assign(worker, { ready: null, parts: 0 })
  })
  Object.assign(worker, { ready: null, parts: 0 })
  draw(<ReadyHere />)
  expect(said()).toBe('Looking through what is on this device…')
  await act(async () => void Object.assign(worker, { ready: true, parts: 12 }))
  expect(said()).toBe('Ready offline: every file of the shop is on this device and whole. 12 parts can be opened here.')
  await act(async () => void Object.assign(worker, { ready: false }))
  expect(said()).toMatch(/^Not ready offline/)
})

test('a browser that has no workers keeps nothing, and the page says so', () => {
  draw(<ReadyHere />)
  expect(said()).toBe('This browser keeps nothing of the shop here, so it needs the network.')
})
