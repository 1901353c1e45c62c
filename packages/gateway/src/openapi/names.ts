import { CHANNELS, EXTRACTION_METHODS } from '@zhushutong/domain/content'
import { EVENT_KINDS } from '@zhushutong/domain/history'
import { KINDS } from '@zhushutong/domain/records'
import type { NameSet } from '@zhushutong/sdk/contract'

const NAMES: Readonly<Record<NameSet, () => readonly string[]>> = {
  KindName: () => KINDS.map(({ kind }) => kind),
  KindSegment: () => KINDS.map(({ segment }) => segment),
  ChannelName: () => CHANNELS.map(({ key }) => key),
  EventKind: () => EVENT_KINDS,
  ExtractionMethod: () => EXTRACTION_METHODS.map(({ code }) => code),
}

/** The names of a set. */
export function listNames(set: NameSet): readonly string[] {
  return NAMES[set]()
}
