import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface ServerProcess {
  url: string
  /** All that it has said, on both channels. */
  output: () => string
  /** Ends it, in order (SIGTERM) or in the middle of a word (SIGKILL), and waits until it is gone. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** The server as `npm start` runs it, from its sources, in a process of its own on a free port. Resolves when it says where it listens. */
export async function serverProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      const found = /Calls: (http:\/\/\S+?)\/openapi\.json/.exec(said)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  return {
    url,
    output: () => said,
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
