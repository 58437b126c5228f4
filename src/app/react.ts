// React by itself: in a file and a turn of its own it comes first, and stays what it is while the shop changes (.ci/chunks.ts).
import 'react'
import 'react-dom/client'
