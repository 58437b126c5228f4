/**
 * Matches SQLSTATE classes of temporary failures: 08 (connection errors, which PgBouncer uses for all its errors) and 53 (disk, memory or
 * connections exhausted).
 */
const TEMPORARY_SQLSTATE_CLASSES = /^(?:08|53)/
/** SQLSTATE codes of temporary failures: the server stops, starts or became a read-only standby; a lock wait timed out; or a deadlock. */
const TEMPORARY_SQLSTATES: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25006',
  '57014',
  '55P03',
  '40P01',
  '40001',
])

/** The operating system's error codes for a missing connection. */
const CONNECTION_ERROR_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
])

/** Messages of the database driver pg that report a missing connection. The driver's own errors have no code. */
const CONNECTION_ERROR_MESSAGES = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
]

/**
 * How long cached data is served while the database is unreachable, for example during a restart or failover. Nobody can change data
 * meanwhile, unless only this server lost the connection. In that case cached prices and stock become more wrong with every minute.
 */
export const MAX_STALE_CACHE_MS = 10 * 60_000

interface ErrorLike {
  code?: unknown
  message?: unknown
  syscall?: unknown
}
const isErrorLike = (cause: unknown): cause is ErrorLike => typeof cause === 'object' && cause !== null

/**
 * Whether an error means that the database is temporarily unavailable, so that the same query may succeed later. The query's transaction
 * was rolled back.
 */
export function isDatabaseUnavailable(cause: unknown): boolean {
  if (!isErrorLike(cause)) return false
  const { code, message } = cause
  if (typeof code === 'string')
    return (
      TEMPORARY_SQLSTATE_CLASSES.test(code) || TEMPORARY_SQLSTATES.has(code) || (CONNECTION_ERROR_CODES.has(code) && isSocketError(cause))
    )
  return typeof message === 'string' && CONNECTION_ERROR_MESSAGES.some((pattern) => pattern.test(message))
}

/** Whether a system error concerns a socket. ENOENT for a file is a bug. ENOENT for a socket means that the database is not running. */
const isSocketError = ({ code, syscall }: ErrorLike): boolean => code !== 'ENOENT' || syscall === 'connect'
