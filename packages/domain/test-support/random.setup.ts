import fc from 'fast-check'

const whole = (name: string): number | undefined => {
  const text = process.env[name]
  if (text === undefined || text === '') return undefined
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} 应为整数，现在是“${text}”`)
  return Number(text)
}

/**
 * Reruns property tests as they failed, or with more cases (docs/TESTING.md): FC_SEED and FC_PATH are printed by
 * fast-check on a failure, FC_RUNS is the number of cases per property (default 100).
 */
fc.configureGlobal({
  ...(whole('FC_SEED') !== undefined && { seed: whole('FC_SEED') }),
  ...(process.env.FC_PATH && { path: process.env.FC_PATH, endOnFailure: true }),
  ...(whole('FC_RUNS') !== undefined && { numRuns: whole('FC_RUNS') }),
})
