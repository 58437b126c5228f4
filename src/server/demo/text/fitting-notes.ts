import type { FittingNotes } from '#contract/catalogue/catalogue.ts'
import type { Article } from '#server/demo/article.ts'

const LAND_CRUISER_TORQUE_NM = 39
const MERCRUISER_TORQUE_NM = 41
const CAR_M10_TORQUE_NM = 30
/** The torque in Nm that a starter drive must hold without slipping. It is known for Delco Remy only. */
const DELCO_DRIVE_TORQUE_NM = 68

const CAR_APPLICATION_ID = '1'

/** Whether a part is mounted with M10 bolts: its thread is M10, or its through hole is 10.5 mm. */
const isM10Mount = ({ thread, holeMm }: Article['attributes']): boolean => String(thread).startsWith('M10') || holeMm === 10.5

type TorqueNote = FittingNotes['torques'][number]

function torqueNotesOf({ type, attributes, producer, fits }: Article): TorqueNote[] {
  if (type === 'drive') return producer === 'Delco Remy' ? [{ what: 'Holds without slipping', nm: DELCO_DRIVE_TORQUE_NM }] : []
  if (type !== 'starter') return []
  const targets = fits.map(({ target }) => target)
  const isLandCruiser = ({ line }: (typeof targets)[number]) => line === 'Land Cruiser'
  const torques: TorqueNote[] = []
  if (isM10Mount(attributes) && targets.some((target) => target.applicationId === CAR_APPLICATION_ID && !isLandCruiser(target)))
    torques.push({ what: 'Mounting bolts, M10', nm: CAR_M10_TORQUE_NM })
  if (targets.some(isLandCruiser)) torques.push({ what: 'Mounting bolts, Toyota Land Cruiser', nm: LAND_CRUISER_TORQUE_NM })
  if (targets.some(({ make }) => make === 'MerCruiser')) torques.push({ what: 'Mounting bolts, MerCruiser', nm: MERCRUISER_TORQUE_NM })
  return torques
}

function fittingTextsOf({ type, attributes, series }: Article): string[] {
  if (type === 'starter' && series.startsWith('39MT'))
    return ['The nose can be turned: set it as it stands on the old unit, before fitting.']
  if (type === 'alternator' && /LIN|BSS|COM/.test(String(attributes.regulatorKind)))
    return ['A bench tests this unit only with a tester that speaks its protocol.']
  if (type === 'clutchPulley') return ['Needs a pulley tool: 33-spline, Torx 50 or XZN.', 'OAP and OAD pulleys do not replace each other.']
  return []
}

/**
 * Returns fitting instructions from trade knowledge, or null if there are none. Torques are given only for bolts for which they are known.
 */
export function fittingNotesOf(article: Article): FittingNotes | null {
  const [torques, notes] = [torqueNotesOf(article), fittingTextsOf(article)]
  return torques.length + notes.length > 0 ? { torques, notes } : null
}
