import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { CategoryRow } from '#app/shell/CategoryRow.tsx'
import { categories, setCategories } from '#app/state/catalogue/categories.ts'
import { closeOverlay, openOverlay } from '#app/state/page/overlay.ts'
import { category } from '../../support/categories.ts'
import { draw, linksOf, namesOf, openShop, standsAt } from '../../support/shell.tsx'

const drives = category('302', 'Drives', { backParentId: '3', sortNum: 2, icon: 'drives' })
const brushes = category('301', 'Brushes', { backParentId: '3', sortNum: 1, icon: 'brushes' })
const starterParts = category('3', 'Starter parts', { sortNum: 2, children: [drives, brushes] })

const title = (name: string) => screen.getByRole('button', { name })
/** Each top title, and whether it is the active one. */
const titles = () =>
  within(screen.getByRole('navigation', { name: 'Catalogue' }))
    .queryAllByRole('button')
    .map((one) => [one.textContent, one.getAttribute('aria-expanded')])

beforeEach(async () => {
  await openShop()
  closeOverlay()
  setCategories([starterParts, category('1', 'Starters')])
})

describe('section 2: the row of top-level category titles', () => {
  test('they stand in the order of sortNum', () => {
    draw(<CategoryRow />)
    expect(namesOf('button')).toEqual(['Starters', 'Starter parts'])
  })

  test('section 4: the active top title is highlighted, and only that', async () => {
    openOverlay({ type: 'category', id: '3' })
    draw(<CategoryRow />)
    await screen.findByRole('dialog')
    expect(titles()).toEqual([
      ['Starters', 'false'],
      ['Starter parts', 'true'],
    ])
  })

  test('section 4: while the categories load there are no titles yet', () => {
    categories.loading = true
    draw(<CategoryRow />)
    expect(titles()).toEqual([])
  })
})

describe('section 2 and 4: the category modal', () => {
  const modal = () => screen.queryByRole('dialog')
  async function opened(): Promise<HTMLElement> {
    draw(<CategoryRow />)
    await userEvent.click(title('Starter parts'))
    return screen.findByRole('dialog', { name: 'Starter parts' })
  }

  test('its heading is the backCategoryName, its tiles have icon and name and stand in the order of sortNum', async () => {
    const shown = await opened()
    expect(within(shown).getByRole('heading', { level: 2, name: 'Starter parts' })).toBeDefined()
    expect(linksOf(shown)).toEqual([
      ['All of Starter parts', '/prod/cat/p/0/3'],
      ['Brushes', '/prod/cat/p/3/301'],
      ['Drives', '/prod/cat/p/3/302'],
    ])
    const icons = within(shown).getAllByRole<HTMLImageElement>('presentation')
    expect(icons.map((icon) => icon.getAttribute('src'))).toEqual(['/images/category/brushes.svg', '/images/category/drives.svg'])
  })

  test('it takes the focus, so that the keyboard goes on in it', async () => {
    const shown = await opened()
    await waitFor(() => expect(document.activeElement).toBe(shown))
  })

  test('section 8: an icon that fails to load leaves the default image, and only there', async () => {
    const [first, second] = within(await opened()).getAllByRole('presentation')
    if (first === undefined || second === undefined) throw new Error('No icons')
    fireEvent.error(first)
    expect([first.getAttribute('src'), second.getAttribute('src')]).toEqual(['/default-image.svg', '/images/category/drives.svg'])
  })

  test('it closes on a sub-category click, which goes to that category, its id last', async () => {
    await userEvent.click(within(await opened()).getByRole('link', { name: 'Drives' }))
    expect(modal()).toBeNull()
    expect(standsAt()).toBe('/prod/cat/p/3/302')
  })

  test('it has one close icon, and closes on it', async () => {
    const shown = await opened()
    expect(namesOf('button', shown)).toEqual(['Close'])
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }))
    expect(modal()).toBeNull()
  })

  test('it closes on a click outside, and not on one inside', async () => {
    const shown = await opened()
    await userEvent.click(within(shown).getByRole('heading'))
    expect(modal()).toBe(shown)
    await userEvent.click(document.body)
    expect(modal()).toBeNull()
  })

  test('it closes on Escape, which leads back to its title', async () => {
    await opened()
    await userEvent.keyboard('{Escape}')
    expect(modal()).toBeNull()
    expect(document.activeElement).toBe(title('Starter parts'))
    expect(title('Starter parts').getAttribute('aria-expanded')).toBe('false')
  })

  test('its own title closes it again, another opens another', async () => {
    await opened()
    await userEvent.click(title('Starters'))
    expect(await screen.findByRole('dialog', { name: 'Starters' })).toBe(modal())
    await userEvent.click(title('Starters'))
    expect(modal()).toBeNull()
  })
})
