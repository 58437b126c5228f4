import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const Package = v.object({ scripts: v.object({ start: v.string() }) })

/**
 * The settings with which `npm start` saves memory (package.json): variables of the environment, and options of Node. The server is
 * measured with them too.
 */
export function startSettings(): { environment: Record<string, string>; nodeOptions: string[] } {
  const { start } = v.parse(Package, JSON.parse(readFileSync('package.json', 'utf8'))).scripts
  const [before = '', after = ''] = start.split('exec node ')
  return {
    environment: Object.fromEntries([...before.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
    nodeOptions: after.split(' .ci/')[0]?.split(' ') ?? [],
  }
}
