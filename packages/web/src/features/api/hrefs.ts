import { buildHref } from '@zhushutong/domain/navigation'

export const API_HOME = buildHref('propaganda')
/** Every call. */
export const ALL_CALLS = groupHref('all')

/** The calls of a group. */
export function groupHref(id: string): string {
  return buildHref('apiList', { id })
}

/** One call. */
export function callHref(id: string): string {
  return buildHref('apiDet', { id })
}
