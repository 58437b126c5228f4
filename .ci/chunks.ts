import { basename, join } from 'node:path'
import type { Rolldown } from 'vite'
import arrivals from './arrivals.json' with { type: 'json' }

/** React, and the modules of ours that run it. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/(?:react|errors-with(?:out)?-stacks)\.ts$/

/** Most calls of styles become class names in the build, so who imports them needs nothing of them. */
const STYLES = /src\/styled-system\//

/** The page of a part loads nothing that only lists and the home page need, and the home page nothing that only lists need. */
const PART_SCREEN = 'app/screens/part/PartScreen.tsx'
const HOME_SCREEN = 'app/screens/home/HomeScreen.tsx'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * A chunk of what is shared by fewer bytes than this goes into the one that most of its users load anyway: through a weak line each file is
 * a wait.
 */
const SMALLEST_SHARED_BYTES = 10_000

/** The modules that some modules import at once, and those that these import, as the bundler knows them. */
function withImports(graph: Graph, ids: readonly string[], seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id) || STYLES.test(id)) continue
    seen.add(id)
    withImports(graph, graph.getModuleInfo(id)?.importedIds ?? [], seen)
  }
  return seen
}

/** Names a group of all that some modules import at once, and these modules themselves. */
function reachedFrom(name: string, paths: readonly string[]): Rolldown.CodeSplittingNameFunction {
  const reached = new WeakMap<Graph, Set<string>>()
  return (id, graph) => {
    const known = reached.get(graph) ?? withImports(graph, namedModules(graph, name, paths))
    reached.set(graph, known)
    return known.has(id) ? name : null
  }
}

/** The modules that a group names. Fails for one that the app does not have: after a renaming it would silently be in another file. */
function namedModules(graph: Graph, group: string, paths: readonly string[]): readonly string[] {
  const missing = paths.filter((path) => graph.getModuleInfo(path) === null)
  if (missing.length > 0)
    throw new Error(`.ci/chunks.ts: the group "${group}" names modules that the app does not have: ${missing.join(', ')}`)
  return paths
}

/** The screens of lists. Other pages need what these import, and must not run them: a screen registers pieces, and those with `isPrefetched` are then fetched. */
const LIST_SCREENS = '/app/screens/listing/'

const PIECES_OF_PART = ['PartSections', 'DeliveryLine', 'FitmentList', 'ShareButton', 'BottomBarLine', 'PartTopLinks', 'Supersession']
const PIECES_OF_LISTS = [
  ...['ChosenFilters', 'Paging', 'SortSelect', 'UnderstoodMeasures', 'NoFilteredResults', 'ListUnavailable'],
  ...['FilterDialog', 'ScannedText'],
]

/**
 * What the pages that people arrive at fetch after their screen: before a press works (`inPage` in app/hooks/lazy), or when they rest. Each
 * is one file, because a small file that is shared by whoever happens to need some of it brings along the rest.
 */
const laterPieces: readonly [name: string, paths: readonly string[]][] = [
  // What several of the next ones need.
  [
    'dialog',
    ['ui/Dialog.tsx', 'ui/DeferredContent.tsx', 'ui/form/check-box.ts', 'hooks/catalogue/use-without-ended.ts', 'ui/part/year-span.ts'],
  ],
  ['job', ['ui/cart/CurrentJobButton.tsx']],
  ['offers', ['ui/offers/MoreOffers.tsx', 'ui/ShopQuestionLink.tsx', '../contract/finder/agrees.ts']],
  ['stock-alert', ['ui/stock-watch/RowStockAlertButton.tsx', 'ui/stock-watch/StockAlertButton.tsx']],
  ['doing', ['screens/home/DoingRows.tsx']],
  ['part', PIECES_OF_PART.map((name) => `screens/part/${name}.tsx`)],
  ['list', PIECES_OF_LISTS.map((name) => `screens/listing/${name}.tsx`)],
  ['drawer', ['shell/lazy/Drawer.tsx']],
]

/**
 * How the modules of the app come into files, all from the import graph: React, which runs first; one file of what else the entry imports;
 * one of what the page of a part shares with the others that people arrive at, one of what the home page shares with lists besides, and one
 * of what lists share; one of the calls that every visitor makes and one of the others; one each of what runs and of what is drawn after
 * the first render; one for each of the later pieces; and of the rest a file for each set of pieces that need the same modules, where that
 * is worth a request. `src`: the folder of the app's sources.
 */
export function chunkGroups(src: string): Rolldown.CodeSplittingGroup[] {
  const group = (name: string, paths: readonly string[], priority: number): Rolldown.CodeSplittingGroup => ({
    name: reachedFrom(
      name,
      paths.map((path) => join(src, path)),
    ),
    debugName: name,
    priority,
  })
  return [
    { name: 'react', test: REACT, priority: 4 },
    { name: 'first', tags: ['$initial'], priority: 3 },
    // A group takes along what its modules import, so the one that most pages load comes first.
    { ...group('arrivals', [PART_SCREEN], 2.2), minShareCount: 2 },
    { ...group('rows', [HOME_SCREEN], 2.1), minShareCount: 2 },
    { ...group('listed', arrivals, 2.05), minShareCount: 2, test: (id) => !id.includes(LIST_SCREENS) },
    { ...group('lists', arrivals, 2), minShareCount: 2 },
    // What only one of these screens needs, and what it fetches later: with the screen. Without the screen itself, whose file the server
    // looks up by its name.
    ...[PART_SCREEN, HOME_SCREEN].map((screen) => ({
      ...group(`with-${basename(screen, 'Screen.tsx').toLowerCase()}`, [screen], 1.9),
      test: (id: string) => id !== join(src, screen),
    })),
    // The shapes of what every visitor asks come with the first question, those of the other calls when one of these is made.
    group('read-calls', ['contract/catalogue-calls.ts'], 1.1),
    group(
      'mirror',
      ['open', 'history', 'searches'].map((name) => `data/mirror/${name}.ts`),
      0.95,
    ),
    // What every page waits for before it answers presses: the heart of a row and the choice of the light are drawn by the server.
    group('marks', ['app/ui/part/LoadedRowActions.tsx', 'app/shell/ThemeSwitch.tsx'], 0.93),
    // What every page runs after its first render: one file, because forty small ones took as long to ask for as to read. And what later
    // pieces share with the shell, so that none of them brings it along.
    group(
      'start',
      ['after-start.ts', 'hooks/use-cart.ts', 'state/garage/chosen-vehicle.ts'].map((path) => join('app', path)),
      0.9,
    ),
    // The rest of every page, in one file, so that it brings along nothing that it does not need.
    group(
      'shell',
      ['shell/lazy/AfterPaint.tsx', 'shell/lazy/LanguageMenu.tsx', 'state/cart-changes/add-to-cart.ts'].map((path) => join('app', path)),
      0.8,
    ),
    ...laterPieces.map(([name, paths], place) =>
      group(
        name,
        paths.map((path) => join('app', path)),
        0.7 - place / 100,
      ),
    ),
    group('calls', ['contract/calls.ts'], 0.5),
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALLEST_SHARED_BYTES },
  ]
}
