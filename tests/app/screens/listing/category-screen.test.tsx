import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fetchPieces } from '#app/hooks/lazy-component.ts'
import CategoryScreen from '#app/screens/listing/CategoryScreen.tsx'
import { clearReplies, seedReplies } from '#app/state/catalogue/first-replies.ts'
import { publicPages } from '../../../support/public-pages.ts'
import { draw, openShop } from '../../../support/shell.tsx'

const [, starters] = publicPages
const params = { catgrp: { id: '1', parentId: '0' } }

beforeEach(async () => {
  await fetchPieces()
  await openShop(starters?.address)
  clearReplies()
})

const seed = (replies = starters?.replies ?? []) => seedReplies(replies, new Date().toISOString())

test('a list that is here before the tree is not drawn where the sub-categories will push it down', () => {
  seed(starters?.replies.filter(({ call }) => call !== 'categoryList'))
  const { container } = draw(<CategoryScreen params={params} />)
  expect(container.querySelector('[data-row]')).toBeNull()
  expect(container.querySelector('[aria-busy]')).not.toBeNull()
})

test('with the tree all of it stands at once', () => {
  seed()
  const { container } = draw(<CategoryScreen params={params} />)
  expect(screen.getByRole('list', { name: 'Sub-categories' })).toBeDefined()
  expect(container.querySelector('[data-row]')).not.toBeNull()
})
