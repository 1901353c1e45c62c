import { type RunningMachine, runMachine } from '../machine'
import { changelogStep } from './changelog.machine'
import type { ChangelogGateway } from './changelog.ports'
import {
  CHANGELOG_CLOSED,
  type ChangelogEffect,
  type ChangelogEvent,
  type ChangelogState,
} from './changelog.state'

type ChangelogFlow = RunningMachine<ChangelogState, ChangelogEvent>

/**
 * Runs the change log over its port (CHG-02): calls the gateway and sends the answers to the machine.
 * @param initial the state of the rendered page (`startChangelog`); closed where nothing is loaded yet
 */
export function changelogFlow(gateway: ChangelogGateway, initial: ChangelogState = CHANGELOG_CLOSED) {
  return (onState: (state: ChangelogState) => void): ChangelogFlow =>
    runMachine<ChangelogState, ChangelogEvent, ChangelogEffect>({
      initial,
      step: changelogStep,
      onState,
      perform: {
        async fetchPage({ generation, query }) {
          const { pageNum } = query
          const answer = await gateway.page(query)
          if ('error' in answer) return { type: 'pageFailed', generation, pageNum, failure: answer }
          return { type: 'pageLoaded', generation, pageNum, records: answer.records, total: answer.total }
        },
        async fetchDetail({ generation, id }) {
          const answer = await gateway.detail(id)
          if ('error' in answer) return { type: 'detailFailed', generation, id, failure: answer }
          return { type: 'detailLoaded', generation, id, textBody: answer.textBody }
        },
      },
    })
}
