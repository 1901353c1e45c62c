import { defer, distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs'

/**
 * True while the page is visible: the present state, then every change. `document` is accessed on
 * subscription only, since modules with this import also load on the server.
 */
export function visible(): Observable<boolean> {
  return defer(() => fromEvent(document, 'visibilitychange')).pipe(
    startWith(null),
    map(() => !document.hidden),
    distinctUntilChanged(),
  )
}
