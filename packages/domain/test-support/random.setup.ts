import fc from 'fast-check'

const whole = (name: string): number | undefined => {
  const text = process.env[name]
  if (text === undefined || text === '') return undefined
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} 应为整数，现在是“${text}”`)
  return Number(text)
}

/**
 * How properties are run again as they failed, or for longer (docs/TESTING.md): FC_SEED and FC_PATH are what
 * fast-check prints of a failure, FC_RUNS is how many cases of each property are tried (100 else).
 */
fc.configureGlobal({
  ...(whole('FC_SEED') !== undefined && { seed: whole('FC_SEED') }),
  ...(process.env.FC_PATH && { path: process.env.FC_PATH, endOnFailure: true }),
  ...(whole('FC_RUNS') !== undefined && { numRuns: whole('FC_RUNS') }),
})
