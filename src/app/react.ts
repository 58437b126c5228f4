// React by itself, in a file of its own (.ci/chunks.ts), which stays what it is while the shop changes. Its modules are CommonJS, which run
// when somebody imports them: by this they run with their file, in a turn before the rest (first.ts).
import 'react'
import 'react-dom/client'
