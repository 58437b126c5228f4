import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FolderDialog } from '#app/screens/favourites/FolderDialog.tsx'
import { draw, openShop } from '../../../support/shell.tsx'

beforeEach(() => openShop('/collect'))

const field = () => screen.getByLabelText<HTMLInputElement>('Name of the job')

test.each([
  ['could not be written down stays in its field', false, 'Hilux Meyer'],
  ['was written down is done with', true, ''],
])('a name that %s', async (_, made, left) => {
  const given: string[] = []
  draw(
    <FolderDialog
      isOpen
      title="New folder"
      submitLabel="Make the folder"
      otherNames={[]}
      onClose={() => undefined}
      onSaveName={async (name) => {
        given.push(name)
        return made
      }}
    />,
  )
  fireEvent.change(field(), { target: { value: ' Hilux  Meyer ' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Make the folder' })))
  expect(given).toEqual(['Hilux Meyer'])
  expect(field().value.replace(/\s+/g, ' ').trim()).toBe(left)
})
