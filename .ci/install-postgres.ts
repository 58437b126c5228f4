// Installs PostgreSQL where there is none. `.ci/run` calls it first, so that each test of the server runs there.
import { needPostgres } from './test-database.ts'

needPostgres()
