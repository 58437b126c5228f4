/**
 * What PostgreSQL says when it cannot do something just now (SQLSTATE): all of class 08, connections, under which PgBouncer says whatever
 * befalls it, and of class 53, a disk, a memory or a number of connections that is full.
 */
const CLASSES = /^(?:08|53)/
/** It stops, starts, or has become a copy that only reads; somebody was in the way for too long; two changes waited for each other. */
const STATES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25006', '57014', '55P03', '40P01', '40001'])

/** What the system says of a connection that is not there. */
const SYSTEM: ReadonlySet<string> = new Set([
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

/** pg gives its own failures no code. */
const WORDS = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect$/,
  /^Client has encountered a connection error and is not queryable$/,
  /^Client was closed and is not queryable$/,
]

/**
 * So long a database that cannot be asked is answered for from memory: it may restart, or another takes its place. Nobody can change what is in
 * it meanwhile, but for a server that alone has lost it, whose prices and stock are worth less with every minute.
 */
export const ANSWERED_FOR_MS = 10 * 60_000

interface Failure {
  code?: unknown
  message?: unknown
  syscall?: unknown
}
const isFailure = (cause: unknown): cause is Failure => typeof cause === 'object' && cause !== null

/**
 * Whether a failure says that the database cannot be asked just now, and nothing about what was asked: later the same may go well. What was
 * under way was undone.
 */
export function isUnavailable(cause: unknown): boolean {
  if (!isFailure(cause)) return false
  const { code, message } = cause
  if (typeof code === 'string') return CLASSES.test(code) || STATES.has(code) || (SYSTEM.has(code) && isOfASocket(cause))
  return typeof message === 'string' && WORDS.some((pattern) => pattern.test(message))
}

/** A file that is not there is a mistake of ours, a socket that is not there is a database that is down. */
const isOfASocket = ({ code, syscall }: Failure): boolean => code !== 'ENOENT' || syscall === 'connect'
