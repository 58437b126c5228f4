import { EVERYTHING, type PackEntry } from '#contract/packs/pack-list.ts'
import type { PackErrorDetail, PackReason } from '#contract/packs/pack-reasons.ts'
import type { Doing, HerePack, PackFacts } from './facts.ts'

/** How it stands with one pack: what is said of it, and what can be done. */
export type PackIs =
  | { type: 'offered' }
  /** All that it holds is here with “everything”. */
  | { type: 'covered' }
  /** Whole; `update`: the shop has a newer version. */
  | { type: 'here'; update: boolean }
  /** The browser has taken some of it, or all (`all`). */
  | { type: 'taken'; all: boolean }
  | { type: 'planning' | 'checking' | 'removing' }
  | ({ type: 'coming' | 'paused' } & Progress)
  | ({ type: 'stopped'; why: PackReason; detail: PackErrorDetail } & Progress)

/** In bytes as they are sent, as the list of packs has them. */
interface Progress {
  doneBytes: number
  totalBytes: number
}

export interface PackRow {
  id: string
  title: string
  /** As the shop offers it now; else as it is here, or is to come. Null: only its name is known. */
  entry: PackEntry | null
  /** What is on this device, whatever becomes of it. */
  here: HerePack | null
  now: PackIs
  /** Why the last press changed nothing. */
  refused: { why: PackReason; detail: PackErrorDetail } | null
}

type Facts = Pick<PackFacts, 'offered' | 'titles' | 'here' | 'coming' | 'lost'> & { doing: Readonly<Record<string, Doing>> }

/** Every pack that anybody knows of: "everything" first, then as the shop lists them, then what it does not list. */
export function packRows(facts: Facts): PackRow[] {
  const known = [...facts.offered, ...facts.coming.map(({ entry }) => entry), ...facts.here.map(({ entry }) => entry)]
  const titles = new Map<string, string>()
  for (const { id, title } of [...known, ...facts.lost]) if (!titles.has(id)) titles.set(id, title)
  return [...titles]
    .map(([id, title]) => ({
      // What is here was called in the language in which it came.
      ...{ id, title: facts.titles.of[id] ?? title },
      entry: known.find((entry) => entry.id === id) ?? null,
      here: facts.here.find(({ entry }) => entry.id === id) ?? null,
      now: nowOf(facts, id),
      refused: refusalOf(facts.doing[id]),
    }))
    .sort((one, other) => Number(other.id === EVERYTHING) - Number(one.id === EVERYTHING))
}

const refusalOf = (doing: Doing | undefined): PackRow['refused'] =>
  doing?.type === 'refused' ? { why: doing.why, detail: doing.detail } : null

function nowOf({ offered, here, coming, lost, doing }: Facts, id: string): PackIs {
  const mine = doing[id]?.type === 'refused' ? undefined : doing[id]
  if (mine !== undefined && mine.type !== 'fetching') return { type: mine.type }
  const wish = coming.find(({ entry }) => entry.id === id)
  if (wish !== undefined) {
    const { state } = wish
    // What this page has counted holds what had come of pieces that were then dropped.
    if (state.type === 'paused') return { type: 'paused', ...asSent(wish, wish.entry) }
    const progress = asSent(mine ?? wish, wish.entry)
    if (state.type === 'stopped' && mine === undefined) {
      const detail = state.status === undefined ? {} : { status: state.status }
      return { type: 'stopped', why: state.why, detail, ...progress }
    }
    return { type: 'coming', ...progress }
  }
  if (mine !== undefined)
    return {
      type: 'coming',
      ...asSent(
        mine,
        offered.find((entry) => entry.id === id),
      ),
    }
  const pack = here.find(({ entry }) => entry.id === id)
  if (pack !== undefined) return pack.isWhole ? { type: 'here', update: isOutdated(pack.entry, offered) } : { type: 'taken', all: false }
  if (here.some(({ entry, isWhole }) => entry.id === EVERYTHING && isWhole)) return { type: 'covered' }
  return lost.some((noted) => noted.id === id) ? { type: 'taken', all: true } : { type: 'offered' }
}

/** A download counts what it keeps, which is several times what is sent: told as the same share of what the list says. */
const asSent = ({ doneBytes, totalBytes }: Progress, entry: PackEntry | undefined): Progress =>
  entry === undefined
    ? { doneBytes, totalBytes }
    : { doneBytes: totalBytes === 0 ? 0 : Math.round((doneBytes / totalBytes) * entry.bytes), totalBytes: entry.bytes }

/** As `updatesIn` of data/packs: what was made later, not what has a higher number. */
const isOutdated = (mine: PackEntry, offered: readonly PackEntry[]): boolean =>
  offered.some(({ id, manifest, madeAt }) => id === mine.id && manifest !== mine.manifest && Date.parse(madeAt) > Date.parse(mine.madeAt))
