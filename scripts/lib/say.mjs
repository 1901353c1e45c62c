const started = performance.now()

/** Formats milliseconds: `0.4 s`, `12.3 s`. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

export const sinceStart = () => seconds(performance.now() - started)

/** A failure that the reader can fix: printed as one line, without a stack. */
export class Refusal extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs one named step and prints its result and duration. The work may return a note (`未变化，跳过`), printed
 * after the name.
 */
export async function step(name, work) {
  const from = performance.now()
  console.log(`· ${name} …`)
  try {
    const note = await work()
    console.log(`✓ ${name}${note ? `（${note}）` : ''} ${seconds(performance.now() - from)}`)
  } catch (error) {
    console.log(`✗ ${name} ${seconds(performance.now() - from)}`)
    throw error
  }
}

/** Exits after an error: one line for a refusal, the whole stack for a defect. */
export function explain(error) {
  console.error(error instanceof Refusal ? error.message : error)
}
