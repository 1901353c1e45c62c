import type { ChangelogEvent, ChangelogState } from '@zhushutong/domain/changelog'

export interface PartProps {
  readonly state: ChangelogState
  readonly send: (event: ChangelogEvent) => void
}
