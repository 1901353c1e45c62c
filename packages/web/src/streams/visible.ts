import { distinctUntilChanged, fromEvent, map, type Observable, startWith } from 'rxjs'

/** Whether the page is visible: now, and whenever that changes. */
export const visible = (): Observable<boolean> =>
  fromEvent(document, 'visibilitychange').pipe(
    startWith(null),
    map(() => !document.hidden),
    distinctUntilChanged(),
  )
