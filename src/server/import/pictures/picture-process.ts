// The program of the picture process. It converts pictures one after another for the process that started it (picture-process-pool.ts).
import { convertPicture } from './make-picture.ts'
import type { MessageFromPictureProcess, MessageToPictureProcess } from './picture-process-messages.ts'
import { RefusedPicture } from './refused-picture.ts'

let resolveHasPictureFiles: ((has: boolean) => void) | null = null

const sendToParent = (message: MessageFromPictureProcess) => {
  process.send?.(message)
}

function askParentHasPictureFiles(hash: string): Promise<boolean> {
  const answer = new Promise<boolean>((resolve) => {
    resolveHasPictureFiles = resolve
  })
  sendToParent({ type: 'has', hash })
  return answer
}

async function convertAndSend(bytes: Uint8Array): Promise<void> {
  try {
    const picture = await convertPicture(bytes, askParentHasPictureFiles)
    sendToParent({ type: 'made', picture, rss: process.memoryUsage.rss() })
  } catch (error) {
    if (error instanceof RefusedPicture) sendToParent({ type: 'refused', says: error.message })
    else sendToParent({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

process.on('message', (message: MessageToPictureProcess) => {
  if (message.type === 'make') void convertAndSend(message.bytes)
  else resolveHasPictureFiles?.(message.has)
})
sendToParent({ type: 'ready' })
// The process that started this one has ended, so this process ends too.
process.on('disconnect', () => process.exit(0))
