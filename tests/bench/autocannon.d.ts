/** The little of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    requests: { path: string; headers: Record<string, string> }[]
  }
  interface Result {
    /** Requests per second. */
    requests: { average: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
