type PlacesListener = () => void

/** The elements of the page that wait for the verdict on a part, whose code is in `data-fit`. A new array after each change. */
let places: readonly HTMLElement[] = []
const listeners = new Set<PlacesListener>()

function setPlaces(next: readonly HTMLElement[]): void {
  places = next
  for (const changed of listeners) changed()
}

/** The ref of a place. React calls it after hydration, so that nothing is drawn into HTML that it still compares. */
export function addFitPlace(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  setPlaces([...places, element])
  return () => setPlaces(places.filter((other) => other !== element))
}

export const currentFitPlaces = (): readonly HTMLElement[] => places

export function subscribeToFitPlaces(changed: PlacesListener): () => void {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}
