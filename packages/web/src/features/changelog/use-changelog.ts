import {
  CHANGELOG_CLOSED,
  type ChangelogEvent,
  type ChangelogGateway,
  type ChangelogState,
  changelogFlow,
} from '@zhushutong/domain/changelog'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface ChangelogStart {
  readonly gateway: ChangelogGateway
  /** The state rendered with the page; without it, the list is loaded. */
  readonly initial?: ChangelogState
  readonly routeName?: string
}

/** The change log's state and events, for a page or a dialog (CHG-02). */
export function useChangelog({ gateway, initial, routeName = '' }: ChangelogStart) {
  const [state, setState] = useState(initial ?? CHANGELOG_CLOSED)
  const flow = useRef<ReturnType<ReturnType<typeof changelogFlow>>>(undefined)
  useEffect(() => {
    const running = changelogFlow(gateway, initial)(setState)
    flow.current = running
    if (!initial) running.send({ type: 'open', routeName })
    return running.stop
  }, [gateway, initial, routeName])
  const send = useCallback((event: ChangelogEvent) => flow.current?.send(event), [])
  return { state, send }
}
