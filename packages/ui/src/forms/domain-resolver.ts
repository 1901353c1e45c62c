import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'

/** A problem of a field, reported by the domain's checks or the gateway. */
export interface FieldProblem {
  /** Path of the field in the form's values: right, won.0.amount. */
  readonly field: string
  readonly message: string
}

export interface DomainRules<V extends FieldValues> {
  /** Normalises the values for checking and sending, for example by trimming. */
  readonly normalize?: (typed: V) => V
  /** While it reports problems, the form is not sent. */
  readonly check: (values: V) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>
}

/** Key of an error without a field. */
export const WHOLE_FORM = '_form'

/** True when a problem belongs to one of the form's fields. */
export const isField = (values: FieldValues, { field }: FieldProblem) => get(values, field) !== undefined

/** Problems in the shape of react-hook-form's errors. */
export function buildErrors<V extends FieldValues>(
  values: V,
  problems: readonly FieldProblem[],
): FieldErrors<V> {
  const errors: FieldErrors<V> = {}
  for (const problem of problems) {
    const place = isField(values, problem) ? problem.field : WHOLE_FORM
    // The first message of a field is used.
    if (!get(errors, place)) set(errors, place, { type: 'check', message: problem.message })
  }
  return errors
}

export function domainResolver<V extends FieldValues>({
  check,
  normalize = (typed) => typed,
}: DomainRules<V>): Resolver<V> {
  return async (typed) => {
    const values = normalize(typed)
    const problems = await check(values)
    return problems.length > 0
      ? { values: {}, errors: buildErrors(values, problems) }
      : { values, errors: {} }
  }
}
