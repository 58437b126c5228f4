import { catalogue } from './migrations/001-catalogue.ts'
import { accounts } from './migrations/002-accounts.ts'
import { cart } from './migrations/003-cart.ts'
import { orders } from './migrations/004-orders.ts'
import { cardsAndPush } from './migrations/005-cards-and-push.ts'
import { moneyBack } from './migrations/006-money-back.ts'
import { registrations } from './migrations/007-registrations.ts'
import { coresInParcels } from './migrations/008-cores-in-parcels.ts'
import { wordsInMemory } from './migrations/009-words-in-memory.ts'
import { demoFilled } from './migrations/010-demo-filled.ts'
import { mailOutbox } from './migrations/011-mail-outbox.ts'
import { proofOfWork } from './migrations/012-proof-of-work.ts'
import { keptBuilds } from './migrations/013-kept-builds.ts'
import { searchesCounted } from './migrations/014-searches-counted.ts'
import { jobsOfLines } from './migrations/015-jobs-of-lines.ts'
import { fittingNotes } from './migrations/016-fitting-notes.ts'
import { points } from './migrations/017-points.ts'
import { favourites } from './migrations/018-favourites.ts'
import { pages } from './migrations/019-pages.ts'
import { promotions } from './migrations/020-promotions.ts'
import { gifts } from './migrations/021-gifts.ts'
import { lottery } from './migrations/022-lottery.ts'
import { views } from './migrations/023-views.ts'
import { styles } from './migrations/024-styles.ts'
import { questionPhotos } from './migrations/025-question-photos.ts'
import { names } from './migrations/026-names.ts'
import { tenantFirstKeys } from './migrations/027-tenant-first-keys.ts'
import { catalogueChanges } from './migrations/028-catalogue-changes.ts'
import { indexSegments } from './migrations/029-index-segments.ts'
import { packs } from './migrations/030-packs.ts'
import { searchInMemory } from './migrations/031-search-in-memory.ts'
import { indexLive } from './migrations/032-index-live.ts'
import { imports } from './migrations/033-imports.ts'
import { applications } from './migrations/034-applications.ts'
import { groupPrices } from './migrations/035-group-prices.ts'
import { shopFiles } from './migrations/036-shop-files.ts'
import { backOrders } from './migrations/037-back-orders.ts'
import { ownAttributes } from './migrations/038-own-attributes.ts'
import { pictures } from './migrations/039-pictures.ts'
import { verifyLinks } from './migrations/040-verify-links.ts'
import { packsDue } from './migrations/041-packs-due.ts'
import { stockWatches } from './migrations/042-stock-watches.ts'
import { noHiddenMarks } from './migrations/043-no-hidden-marks.ts'
import { cancelledPieces } from './migrations/044-cancelled-pieces.ts'
import { derivedFitments } from './migrations/045-derived-fitments.ts'
import { rowsAccounted } from './migrations/046-rows-accounted.ts'
import { timeZone } from './migrations/047-time-zone.ts'
import { versionedRows } from './migrations/048-versioned-rows.ts'
import { plainOrderColumns } from './migrations/049-plain-order-columns.ts'
import { garage } from './migrations/050-garage.ts'

/** One migration of the database schema. */
export type MigrationStep = readonly [name: string, statements: string]

/**
 * All migrations in order. A migration's name is its file name without the number, and the number is its position in this list. Databases
 * store the name and the hash of the statements (steps-that-ran.ts). So a released migration must never change, and new ones go to the end.
 */
export const migrationSteps: readonly MigrationStep[] = [
  ['catalogue', catalogue],
  ['accounts', accounts],
  ['cart', cart],
  ['orders', orders],
  ['cards-and-push', cardsAndPush],
  ['money-back', moneyBack],
  ['registrations', registrations],
  ['cores-in-parcels', coresInParcels],
  ['words-in-memory', wordsInMemory],
  ['demo-filled', demoFilled],
  ['mail-outbox', mailOutbox],
  ['proof-of-work', proofOfWork],
  ['kept-builds', keptBuilds],
  ['searches-counted', searchesCounted],
  ['jobs-of-lines', jobsOfLines],
  ['fitting-notes', fittingNotes],
  ['points', points],
  ['favourites', favourites],
  ['pages', pages],
  ['promotions', promotions],
  ['gifts', gifts],
  ['lottery', lottery],
  ['views', views],
  ['styles', styles],
  ['question-photos', questionPhotos],
  ['names', names],
  ['tenant-first-keys', tenantFirstKeys],
  ['catalogue-changes', catalogueChanges],
  ['index-segments', indexSegments],
  ['packs', packs],
  ['search-in-memory', searchInMemory],
  ['index-live', indexLive],
  ['imports', imports],
  ['applications', applications],
  ['group-prices', groupPrices],
  ['shop-files', shopFiles],
  ['back-orders', backOrders],
  ['own-attributes', ownAttributes],
  ['pictures', pictures],
  ['verify-links', verifyLinks],
  ['packs-due', packsDue],
  ['stock-watches', stockWatches],
  ['no-hidden-marks', noHiddenMarks],
  ['cancelled-pieces', cancelledPieces],
  ['derived-fitments', derivedFitments],
  ['rows-accounted', rowsAccounted],
  ['time-zone', timeZone],
  ['versioned-rows', versionedRows],
  ['plain-order-columns', plainOrderColumns],
  ['garage', garage],
]
