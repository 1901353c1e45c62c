const BITS = 32
const FIRST_WORDS = 1024

/** A set of small whole numbers, in one bit each. */
export function createBitSet() {
  let words = new Uint32Array(FIRST_WORDS)
  return {
    add(number: number): void {
      const word = Math.floor(number / BITS)
      if (word >= words.length) {
        const larger = new Uint32Array(Math.max(word + 1, words.length * 2))
        larger.set(words)
        words = larger
      }
      words[word] = (words[word] ?? 0) | (1 << (number % BITS))
    },
    has(number: number): boolean {
      return (((words[Math.floor(number / BITS)] ?? 0) >>> (number % BITS)) & 1) === 1
    },
  }
}

export type BitSet = ReturnType<typeof createBitSet>
