/** Leaves out of Panda's style sheet the token variables that nothing refers to; once is enough, tokens refer to no other token. */
export function usedVariables(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w\\.-]+)/g)].map(([, name]) => name))
  return css.replace(/@layer tokens\s*\{[\s\S]*?\n\}/, (tokens) =>
    tokens.replace(/^\s*(--[\w\\.-]+):[^;]*;\n/gm, (line, name: string) => (used.has(name) ? line : '')),
  )
}
