import * as z from 'zod'
import { PORTAL_VARIABLES } from './portal-variables'
import { VARIABLES } from './variables'

const DECLARED: Readonly<Record<string, readonly [z.ZodType, string]>> = { ...VARIABLES, ...PORTAL_VARIABLES }

/** Returns the expected value of a variable that a value does not match; null for a match or another variable. */
export function checkVariable(name: string, value: string): string | null {
  const declared = Object.hasOwn(DECLARED, name) ? DECLARED[name] : undefined
  return !declared || declared[0].safeParse(value).success ? null : declared[1]
}

/** The values of a variable that is a choice, besides its default; empty for any other variable. */
export function listChoices(name: string): readonly string[] {
  const schema = DECLARED[name]?.[0]
  if (!(schema instanceof z.ZodDefault)) return []
  const choice = schema.unwrap()
  if (!(choice instanceof z.ZodEnum)) return []
  return choice.options.map(String).filter((value) => value !== schema.parse(undefined))
}
