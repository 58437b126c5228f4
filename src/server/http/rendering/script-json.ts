/** Escapes JSON for a script element, so that it cannot contain `</script>` or `<!--`. */
export const escapeForScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns a value as JSON for a script element. */
export const serializeForScript = (value: unknown): string => escapeForScript(JSON.stringify(value))
