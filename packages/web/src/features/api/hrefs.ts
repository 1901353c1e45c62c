import { buildHref } from '@zhushutong/domain/addresses'

export const API_HOME = buildHref('propaganda')
export const ALL_CALLS = groupHref('all')

export function groupHref(id: string): string {
  return buildHref('apiList', { id })
}

export function callHref(id: string): string {
  return buildHref('apiDet', { id })
}
