import type { Db } from '#server/db/open.ts'
import type { BackgroundTasks } from './background-tasks.ts'
import type { Clock } from './clock.ts'
import type { Tenant } from './tenants.ts'

/** What every feature may need of the server. One for the whole process; a feature that needs more extends it. */
export interface ServerContext {
  db: Db
  clock: Clock
  backgroundTasks: BackgroundTasks
  /**
   * Where the shop of a tenant is reached, without a trailing slash. Never taken from a request: a forged Host header would aim our mails
   * elsewhere.
   */
  publicUrl: (tenant: Tenant) => string
}
