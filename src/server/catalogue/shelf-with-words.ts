import type { CatalogueAsk } from './ask.ts'
import type { Shelf } from './shelf.ts'

/** The shelf, with its words read: of a catalogue that has changed before a search takes its turn, which nobody is to be charged for. */
export async function shelfWithWords(ask: CatalogueAsk): Promise<Shelf> {
  const shelf = await ask.shelf()
  await shelf.words()
  return shelf
}
