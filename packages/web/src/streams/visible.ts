import { distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs'

/** Whether the page is visible: now, and whenever that changes. */
export function visible(): Observable<boolean> {
  return fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => !document.hidden),
    distinctUntilChanged(),
  )
}
