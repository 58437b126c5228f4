import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from '#server/db/unavailable.ts'

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more)

test.each([
  ['a server that is stopped', failure('terminating connection due to administrator command', { code: '57P01' })],
  ['a server that starts', failure('the database system is starting up', { code: '57P03' })],
  ['no connection left', failure('sorry, too many clients already', { code: '53300' })],
  ['a full disk', failure('could not extend file', { code: '53100' })],
  ['whatever befalls PgBouncer', failure('server conn crashed?', { code: '08P01' })],
  ['a copy that only reads', failure('cannot execute INSERT in a read-only transaction', { code: '25006' })],
  ['a wait for a lock that took too long', failure('canceling statement due to lock timeout', { code: '55P03' })],
  ['two changes that waited for each other', failure('deadlock detected', { code: '40P01' })],
  ['a port where nobody listens', failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
  ['a socket file that is not there', failure('connect ENOENT /run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
  ['a connection that broke off', failure('Connection terminated unexpectedly')],
  ['a pool whose queue is too long', failure('timeout exceeded when trying to connect')],
])('the database cannot be asked just now: %s', (_, cause) => expect(isDatabaseUnavailable(cause)).toBe(true))

test.each([
  ['a mistake in a question', failure('syntax error at or near "form"', { code: '42601' })],
  ['a row that is there already', failure('duplicate key value', { code: '23505' })],
  ['a text that no database takes', failure('invalid byte sequence', { code: '22021' })],
  ['a file of ours that is not there', failure('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a mistake of the program', new TypeError('Cannot read properties of undefined')],
  ['nothing', null],
])('not about the database being away: %s', (_, cause) => expect(isDatabaseUnavailable(cause)).toBe(false))
