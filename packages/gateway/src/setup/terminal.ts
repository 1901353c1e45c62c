import { createInterface } from 'node:readline/promises'
import { type Readable, Writable } from 'node:stream'

export interface Terminal {
  /**
   * Asks for a line; a hidden one is not echoed.
   * @throws AbortError on Ctrl-C or at the end of the input
   */
  ask(text: string, isHidden?: boolean): Promise<string>
  say(text: string): void
  close(): void
}

export function openTerminal(input: Readable, output: NodeJS.WritableStream): Terminal {
  let isHidden = false
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  const ended = new AbortController()
  const lines = createInterface({ input, output: shown, terminal: true })
  lines.on('SIGINT', () => ended.abort())
  lines.on('close', () => ended.abort())
  const ask = (text: string) => lines.question(text, { signal: ended.signal })
  const askHidden = async (text: string) => {
    output.write(text)
    isHidden = true
    try {
      return await ask('')
    } finally {
      isHidden = false
      output.write('\n')
    }
  }
  return {
    ask: async (text, hidden = false) => (await (hidden ? askHidden(text) : ask(text))).trim(),
    say: (text) => void output.write(`${text}\n`),
    close: () => lines.close(),
  }
}
