import { expiringPermit, expiringQualifications, type StoredRecord } from '@zhushutong/domain/records'
import { uuidOf } from '../random'

const STREAM = { qualification: 199, permit: 200 }
/** More than the number of qualifications of any company. */
const MAX_QUALIFICATIONS = 16

/** A demo company's qualifications that expire in these months. `today` is start-of-day ms. */
export function qualificationExpiries(company: StoredRecord, index: number, today: number): StoredRecord[] {
  return expiringQualifications(company, today).map((row, i) => ({
    ...row,
    id: uuidOf(STREAM.qualification, index * MAX_QUALIFICATIONS + i),
  }))
}

/** A demo company's safety production permit, if it expires in these months. */
export function permitExpiries(company: StoredRecord, index: number, today: number): StoredRecord[] {
  const row = expiringPermit(company, today)
  return row ? [{ ...row, id: uuidOf(STREAM.permit, index) }] : []
}
