import { expect, test } from 'vitest'
import { convertPicture } from '#server/import/pictures/make-picture.ts'
import { PictureProcess } from '#server/import/pictures/picture-process-pool.ts'
import { jpeg, plain } from './support/picture-files.ts'

const maker = new PictureProcess()
const never = async () => false

test('pictures made in a process of their own are those made here, and what is refused there is refused here', async () => {
  const bytes = await jpeg(plain(500, 400))
  const [made, refused] = await Promise.allSettled([maker.make(bytes, never), maker.make(Buffer.from('%PDF-1.7'), never)])
  expect(made).toMatchObject({ status: 'fulfilled' })
  const here = await convertPicture(bytes, never)
  expect(
    made.status === 'fulfilled' && made.value.files.map(({ bytes: file, ...of }) => [of, Buffer.from(file).toString('base64')]),
  ).toEqual(here.files.map(({ bytes: file, ...of }) => [of, Buffer.from(file).toString('base64')]))
  expect(refused).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('PDF') } })
  expect(await maker.make(bytes, async (hash) => hash === here.hash)).toMatchObject({ hash: here.hash, files: [] })
})

test('a process that breaks down costs one picture, and none that comes after', async () => {
  const bytes = await jpeg(plain(500, 400))
  const broken = maker.make(bytes, async () => {
    // It waits for an answer just now.
    maker.closeProcess()
    return new Promise<boolean>(() => undefined)
  })
  await expect(broken).rejects.toThrow('broke down')
  expect((await maker.make(bytes, never)).files).toHaveLength(6)
  maker.closeProcess()
})

test('a drawing that takes for ever costs its time, and none that comes after', async () => {
  // Each group is a layer of 1600 by 1200 pixels: all of them take minutes, on any machine.
  const layers = '<g opacity=".5"><path d="M0 0H800V600H0z"/><path d="M0 0H400V600H0z"/></g>'.repeat(30_000)
  const endless = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">${layers}</svg>`
  const quick = new PictureProcess(5000)
  const outcome = quick.make(Buffer.from(endless), never).then(({ files }) => `${files.length} files`)
  await expect(outcome).rejects.toThrow('It takes longer than 5 s to draw.')
  expect((await quick.make(await jpeg(plain(500, 400)), never)).files).toHaveLength(6)
  quick.closeProcess()
})
