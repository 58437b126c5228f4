import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import SearchList from '#app/shell/lazy/SearchList.tsx'
import { draw, openShop } from '../../../support/shell.tsx'

test.each([
  ['the shop', null, 'Nothing is called “qqqxx”.'],
  ['this phone alone', '2026-11-20T08:00:00.000Z', 'Nothing on this phone is called “qqqxx”.'],
])('what %s does not have is said of no more than that', async (_, asOf, said) => {
  await openShop('/')
  const list = { is: 'found', searchStr: 'qqqxx', options: [], asOf } as const
  draw(<SearchList box={{ text: 'qqqxx', list, shown: true }} options={[]} at={-1} shown={false} onChoose={() => undefined} />)
  expect(screen.getByRole('status').textContent).toContain(said)
})
