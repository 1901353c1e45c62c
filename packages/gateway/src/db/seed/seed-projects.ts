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
import { schemesOf } from './scheme'
import { engineeringRecords } from './seed-engineering'
import { highwayRecord } from './seed-highway'
import { approvedProjectRecord, projectRecord } from './seed-project'
import { shengtingRecord } from './seed-shengting'
import { sikuRecord } from './seed-siku'
import { waterCreditRecord, waterSupervisionRecord } from './seed-water'
import type { SeededKind } from './seeded-kind'
import type { Work, World } from './world'

type Make = (work: Work, world: World) => StoredRecord | null

/** What the platforms of projects have of the works, each kind by its name. */
export const projectKinds = (world: World) => {
  function* made(make: Make): Generator<StoredRecord> {
    for (const work of world.works) {
      const record = make(work, world)
      if (record) yield record
    }
  }
  function* projects(): Generator<StoredRecord> {
    yield* made(projectRecord)
    for (let i = 0; i < schemesOf(world.companies); i++) {
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
