import { join } from 'node:path'
import type { Rolldown } from 'vite'
import arrivals from './arrivals.json' with { type: 'json' }

/** React, and the module of ours that runs it. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|src\/app\/react\.ts$/

/** The page of a part loads nothing that only lists need. */
const PART_SCREEN = 'app/screens/part/PartScreen.tsx'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * A chunk of what is shared by fewer bytes than this goes into the one that most of its users load anyway: through a weak line each file is
 * a wait.
 */
const SMALLEST_SHARED_BYTES = 10_000

/** The modules that some modules import at once, and those that these import, as the bundler knows them. */
function withImports(graph: Graph, ids: readonly string[], seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue
    seen.add(id)
    withImports(graph, graph.getModuleInfo(id)?.importedIds ?? [], seen)
  }
  return seen
}

/**
 * How the modules of the app come into files, all from the import graph: React, which runs first; one file of what else the entry imports;
 * one of what the page of a part shares with the others that people arrive at, and one of what only lists and the home page need besides;
 * one of the table of calls; and of what is fetched later, a file for each set of pieces that need the same modules, where that is worth a
 * request. `src`: the folder of the app's sources.
 */
export function chunkGroups(src: string): Rolldown.CodeSplittingGroup[] {
  const screens = arrivals.map((path) => join(src, path))
  const ofArrivals = new WeakMap<Graph, Record<'arrivals' | 'lists', Set<string>>>()
  const arrivalsGroupOf = (id: string, graph: Graph) => {
    const known = ofArrivals.get(graph) ?? {
      arrivals: withImports(graph, [join(src, PART_SCREEN)]),
      lists: withImports(graph, screens),
    }
    ofArrivals.set(graph, known)
    return known.arrivals.has(id) ? 'arrivals' : known.lists.has(id) ? 'lists' : null
  }
  const ofCalls = new WeakMap<Graph, Set<string>>()
  const isOfCalls = (id: string, graph: Graph) => {
    const known = ofCalls.get(graph) ?? withImports(graph, [join(src, 'contract/calls.ts')])
    ofCalls.set(graph, known)
    return known.has(id)
  }
  return [
    { name: 'react', test: REACT, priority: 4 },
    { name: 'first', tags: ['$initial'], priority: 3 },
    {
      name: arrivalsGroupOf,
      debugName: 'arrivals',
      minShareCount: 2,
      priority: 2,
    },
    // The shapes of the calls come together with the first question. Divided among files that need each other, one was made of another that
    // was not there yet.
    { name: (id, graph) => (isOfCalls(id, graph) ? 'calls' : null), debugName: 'calls', priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALLEST_SHARED_BYTES },
  ]
}
