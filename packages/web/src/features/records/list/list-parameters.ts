import type { RecordKind, RecordQuery } from '@zhushutong/domain/records'
import { buildListHref, type ListLocation } from './list-model'

const OPEN = 'open=filters'

const addParameter = (href: string, parameter: string) =>
  `${href}${href.includes('?') ? '&' : '?'}${parameter}`

export function withAllChoices(href: string): string {
  return addParameter(href, OPEN)
}

/** The list with all choices of its filters; with scripts, they unfold in place. */
export function allChoicesHref(place: ListLocation, query: RecordQuery): string {
  return withAllChoices(buildListHref(place, query))
}

/**
 * True if an address requests all choices (`withAllChoices`): the list is the same, and its canonical address
 * lacks the parameter.
 */
export function showsAllChoices(search: string): boolean {
  return search.replace(/^\?/, '').split('&').includes(OPEN)
}

const SHOWN = 'view'

/** A list with a record beside it. */
export function withShown(href: string, id: string): string {
  return addParameter(href, `${SHOWN}=${encodeURIComponent(id)}`)
}

/** The id of the record that a list's address requests beside it (`withShown`); null without a record. */
export function readShownId({ list }: RecordKind, search: string): string | null {
  return (list.opensBeside && new URLSearchParams(search).get(SHOWN)) || null
}
