import { type EndingCertificate, listEndingCertificates } from '@zhushutong/domain/my-company'
import type { AnyCell, RecordView } from '@zhushutong/domain/records'
import type { ChosenCompany } from './my-company.store'

type Row = Readonly<Record<string, AnyCell>>

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** An expiring certificate, without the fields for reminders. */
export function viewEnding({ name, until, days, text, section }: EndingCertificate) {
  return { name, until, days, text, section }
}

const qualificationsOf = ({ qualifications }: RecordView) =>
  (Array.isArray(qualifications) ? (qualifications as readonly Row[]) : []).map((row) => ({
    name: textOf(row.name) ?? '',
    grade: textOf(row.grade),
    validUntil: textOf(row.validUntil),
  }))

/** The chosen company for its member; `seen` is null if its record is gone. */
export function viewCompany(chosen: ChosenCompany, seen: RecordView | null, now: number) {
  return {
    id: chosen.id,
    name: textOf(seen?.name) ?? chosen.name,
    exists: seen !== null,
    creditCode: textOf(seen?.creditCode),
    region: textOf(seen?.region),
    status: textOf(seen?.status),
    qualifications: seen === null ? [] : qualificationsOf(seen),
    qualificationCount: numberOf(seen?.qualificationCount),
    safetyPermitUntil: textOf(seen?.safetyPermitUntil),
    people: numberOf(seen?.personnelCount),
    wins: numberOf(seen?.allWinningCount),
    certificates: seen === null ? [] : listEndingCertificates(seen, now).map(viewEnding),
    chosenTime: chosen.chosenAt,
    sourcePlatform: textOf(seen?.sourcePlatform),
    collectedAt: numberOf(seen?.collectedAt),
    checkedAt: numberOf(seen?.checkedAt),
  }
}
