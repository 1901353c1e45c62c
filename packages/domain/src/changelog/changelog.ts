import { changelogStep } from './changelog.machine'
import type { ChangelogGateway } from './changelog.ports'
import {
  CHANGELOG_CLOSED,
  type ChangelogEffect,
  type ChangelogEvent,
  type ChangelogState,
} from './changelog.state'

export interface ChangelogFlow {
  readonly state: () => ChangelogState
  readonly send: (event: ChangelogEvent) => void
}

/** The whole change log over its port (CHG-02): runs the machine, asks the gateway and feeds the answers back. */
export const changelogFlow =
  (gateway: ChangelogGateway) =>
  (onState: (state: ChangelogState) => void): ChangelogFlow => {
    let state: ChangelogState = CHANGELOG_CLOSED

    const send = (event: ChangelogEvent): void => {
      const step = changelogStep(state, event)
      if (step.state !== state) {
        state = step.state
        onState(state)
      }
      for (const effect of step.effects) void answerOf(gateway, effect).then(send)
    }

    return { state: () => state, send }
  }

async function answerOf(gateway: ChangelogGateway, effect: ChangelogEffect): Promise<ChangelogEvent> {
  const { generation } = effect
  if (effect.type === 'fetchPage') {
    const { pageNum } = effect.query
    const answer = await gateway.page(effect.query)
    if ('error' in answer) return { type: 'pageFailed', generation, pageNum, failure: answer }
    return { type: 'pageLoaded', generation, pageNum, records: answer.records, total: answer.total }
  }
  const { id } = effect
  const answer = await gateway.detail(id)
  if ('error' in answer) return { type: 'detailFailed', generation, id, failure: answer }
  return { type: 'detailLoaded', generation, id, textBody: answer.textBody }
}
