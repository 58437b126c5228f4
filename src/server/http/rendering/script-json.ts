/** Escapes JSON for a script element, so that it cannot contain `</script>` or `<!--`. */
export const serializeForScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
