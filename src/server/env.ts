import * as v from 'valibot'

const whole = (name: string, least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${name} is a whole number from ${least} to ${most}.`),
    v.transform(Number),
    v.minValue(least, `${name} is a whole number from ${least} to ${most}.`),
    v.maxValue(most, `${name} is a whole number from ${least} to ${most}.`),
  )

const filled = (name: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(`${name} must not be empty. Leave it out for the default.`))

/** What the server reads from its environment. */
const Env = v.object({
  HOST: v.optional(filled('HOST'), 'localhost'),
  PORT: v.optional(whole('PORT', 0, 65535), '8080'),
  DATA_DIR: v.optional(filled('DATA_DIR'), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\/./, 'DATABASE_URL begins with postgres:// or postgresql://.'))),
  DEMO_PARTS: v.optional(whole('DEMO_PARTS', 0, 1_000_000), '12000'),
})

export interface Env {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** How many parts the demo catalogue gets when the database is empty. 0: none. */
  demoParts: number
}

/** Reads the environment once, or says in a sentence each what is wrong with it. */
export function readEnv(from: Record<string, string | undefined>): Env | { wrong: string[] } {
  const read = v.safeParse(Env, from)
  if (!read.success) return { wrong: read.issues.map(({ message }) => message) }
  const { HOST, PORT, DATA_DIR, DATABASE_URL, DEMO_PARTS } = read.output
  return { host: HOST, port: PORT, dataDir: DATA_DIR, databaseUrl: DATABASE_URL, demoParts: DEMO_PARTS }
}
