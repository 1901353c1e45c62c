import { defer, distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs'

/**
 * Whether the page is visible: now, and whenever that changes. The document is looked up on subscription: the
 * modules that name this are loaded on the server too.
 */
export function visible(): Observable<boolean> {
  return defer(() => fromEvent(document, 'visibilitychange')).pipe(
    startWith(null),
    map(() => !document.hidden),
    distinctUntilChanged(),
  )
}
