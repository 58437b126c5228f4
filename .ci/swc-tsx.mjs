// dependency-cruiser 17 hands every file to swc as plain TypeScript, and JSX is a syntax error there. This says of a .tsx file what it is.
import swc from '@swc/core'

const parseFileSync = swc.parseFileSync.bind(swc)
swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') })
