import type { Db } from '#server/db/open.ts'
import type { BackgroundTasks } from './background-tasks.ts'
import type { Clock } from './clock.ts'
import type { Tenant } from './tenants.ts'

/**
 * The services that every feature may use. One object with them exists for the whole process. A feature that needs more extends this type.
 */
export interface ServerContext {
  db: Db
  clock: Clock
  backgroundTasks: BackgroundTasks
  /**
   * Returns the shop's public URL without a slash at the end. The URL is never taken from a request, because a forged Host header would put
   * foreign links into our mails.
   */
  publicUrl: (tenant: Tenant) => string
}
