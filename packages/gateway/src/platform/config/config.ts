import * as z from 'zod'
import { findMissing } from './missing'
import { type Config, type Shape, VARIABLES, type VariableName } from './variables'

interface WrongVariable {
  readonly name: string
  readonly expected: string
}

type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly wrong: readonly WrongVariable[] }

const NAMES = Object.keys(VARIABLES) as VariableName[]
const schema = z.object(Object.fromEntries(NAMES.map((name) => [name, VARIABLES[name][0]])) as Shape)

// An empty value means "not set", because .env files and container settings disable a variable this way.
const present = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(NAMES.filter((name) => env[name]).map((name) => [name, env[name]]))

/** Reads the environment. An error contains the variable and the expected value, never the actual one. */
export function readConfig(env: NodeJS.ProcessEnv): ConfigResult {
  const parsed = schema.safeParse(present(env))
  const names = new Set(
    parsed.success
      ? findMissing(parsed.data)
      : parsed.error.issues.map((issue) => issue.path[0] as VariableName),
  )
  if (parsed.success && names.size === 0) return { ok: true, config: parsed.data }
  return { ok: false, wrong: [...names].map((name) => ({ name, expected: VARIABLES[name][1] })) }
}

/** Returns the configuration, or prints one line for each wrong variable and exits with code 1. */
export function configOrExit(env: NodeJS.ProcessEnv): Config {
  const result = readConfig(env)
  if (result.ok) return result.config
  for (const { name, expected } of result.wrong)
    console.error(`环境变量 ${name} 的值不正确，应为：${expected}`)
  process.exit(1)
}
