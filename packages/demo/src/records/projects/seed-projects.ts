import type { StoredRecord } from '@zhushutong/domain/records'
import { plannedProjectCount } from '../planning/planned-project'
import type { Seeds } from '../seeded-kind'
import type { Dataset, Project } from '../world/dataset'
import { engineeringRecords } from './seed-engineering'
import { highwayRecord } from './seed-highway'
import { approvedProjectRecord, projectRecord } from './seed-project'
import { shengtingRecord } from './seed-shengting'
import { sikuRecord } from './seed-siku'
import { waterCreditRecord, waterSupervisionRecord } from './seed-water'

type Make = (work: Project, world: Dataset) => StoredRecord | null

export function projectSeeds(world: Dataset) {
  function* result(make: Make): Generator<StoredRecord> {
    for (const work of world.works) {
      const record = make(work, world)
      if (record) yield record
    }
  }
  function* projects(): Generator<StoredRecord> {
    yield* result(projectRecord)
    for (let i = 0; i < plannedProjectCount(world.companies); i++) {
      const record = approvedProjectRecord(i, world)
      if (record) yield record
    }
  }
  function* engineerings(): Generator<StoredRecord> {
    for (const work of world.works) yield* engineeringRecords(work, world)
  }
  return {
    siku: () => result(sikuRecord),
    shengting: () => result(shengtingRecord),
    highway: () => result(highwayRecord),
    water: () => result(waterCreditRecord),
    waterSupervision: () => result(waterSupervisionRecord),
    project: projects,
    engineering: engineerings,
  } satisfies Partial<Seeds>
}
