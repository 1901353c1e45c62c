declare module 'autocannon' {
  interface Options {
    url: string
    method?: 'GET' | 'POST'
    headers?: Record<string, string>
    body?: string
    connections?: number
    amount?: number
    timeout?: number
  }
  interface Result {
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
  }
  interface Load extends Promise<Result> {
    on(event: 'response', listener: () => void): this
  }
  export default function autocannon(options: Options): Load
}
