import {
  engineering,
  highway,
  project,
  type StoredRecord,
  shengting,
  siku,
  water,
  waterSupervision,
} from '@zhushutong/domain/records'
import { plannedProjectCount } from '../planning/planned-project'
import type { SeededKind } from '../seeded-kind'
import type { Dataset, Project } from '../world/dataset'
import { engineeringRecords } from './seed-engineering'
import { highwayRecord } from './seed-highway'
import { approvedProjectRecord, projectRecord } from './seed-project'
import { shengtingRecord } from './seed-shengting'
import { sikuRecord } from './seed-siku'
import { waterCreditRecord, waterSupervisionRecord } from './seed-water'

type Make = (work: Project, world: Dataset) => StoredRecord | null

/** The records that project platforms hold, by kind. */
export function projectKinds(world: Dataset) {
  function* made(make: Make): Generator<StoredRecord> {
    for (const work of world.works) {
      const record = make(work, world)
      if (record) yield record
    }
  }
  function* projects(): Generator<StoredRecord> {
    yield* made(projectRecord)
    for (let i = 0; i < plannedProjectCount(world.companies); i++) {
      const record = approvedProjectRecord(i, world)
      if (record) yield record
    }
  }
  function* engineerings(): Generator<StoredRecord> {
    for (const work of world.works) yield* engineeringRecords(work, world)
  }
  return {
    siku: { kind: siku, records: () => made(sikuRecord) },
    shengting: { kind: shengting, records: () => made(shengtingRecord) },
    highway: { kind: highway, records: () => made(highwayRecord) },
    water: { kind: water, records: () => made(waterCreditRecord) },
    waterSupervision: { kind: waterSupervision, records: () => made(waterSupervisionRecord) },
    project: { kind: project, records: projects },
    engineering: { kind: engineering, records: engineerings },
  } satisfies Record<string, SeededKind>
}
