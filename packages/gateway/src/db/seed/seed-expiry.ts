import type { StoredRecord } from '@zhushutong/domain/records'
import { expiringPermit, expiringQualifications } from '../../records/expiry-rows'
import { uuidOf } from './random'

const STREAM = { qualification: 199, permit: 200 }
/** More qualifications than a company has. */
const MOST = 16

/** A demo company's qualifications that end in these months. `today` is the start of a day, ms. */
export const qualificationExpiries = (company: StoredRecord, index: number, today: number): StoredRecord[] =>
  expiringQualifications(company, today).map((row, i) => ({
    ...row,
    id: uuidOf(STREAM.qualification, index * MOST + i),
  }))

/** A demo company's safety production permit, where it ends in these months. */
export const permitExpiries = (company: StoredRecord, index: number, today: number): StoredRecord[] => {
  const row = expiringPermit(company, today)
  return row ? [{ ...row, id: uuidOf(STREAM.permit, index) }] : []
}
