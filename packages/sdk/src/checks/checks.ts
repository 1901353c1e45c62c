import { portalError } from '../errors'
import { type InputProblem, readInput } from './input'
import type { CallSchemas } from './schema'
import { createShapeCheck, type ShapeCheck } from './shape'

export type Input = Readonly<Record<string, unknown>>

/** The checks of one call. */
export interface Checks {
  /** The input with its defaults; throws a validation error that names every wrong field. */
  readonly readInput: (input: unknown) => Input
  /** The result unchanged; throws a decode error that names the first wrong place. Fields may be added by a newer gateway. */
  readonly checkResult: (data: unknown, requestId: string) => unknown
}

/** The error of an input; a single message of the contract is that of the error. */
export function buildInputError(problems: readonly InputProblem[]) {
  const [only, ...more] = problems
  const message =
    only?.isOwn && more.length === 0
      ? only.message
      : `请求参数不正确：${problems.map(({ field, message }) => `${field || '参数'} ${message}`).join('；')}`
  const fields = problems.map(({ field, message }) => ({ field, message }))
  return portalError({ kind: 'validation', message, fields })
}

export function createChecks({ request, result }: CallSchemas): Checks {
  let shape: ShapeCheck | undefined
  return {
    readInput: (input) => {
      const { data, problems } = readInput(request, input)
      if (problems.length > 0) throw buildInputError(problems)
      return data as Input
    },
    checkResult: (data, requestId) => {
      shape ??= createShapeCheck(result)
      const wrong = shape(data)
      if (wrong === null) return data
      throw portalError({ kind: 'decode', message: `返回的数据不符合约定：${wrong}`, requestId, status: 200 })
    },
  }
}
