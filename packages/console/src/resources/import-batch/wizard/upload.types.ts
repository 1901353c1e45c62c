import type { RequestOf, ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'

type Calls = StaffContract['importBatch']

export type Upload = ResultOf<Calls['getUpload']>
export type Preview = ResultOf<Calls['preview']>
export type Settings = Omit<RequestOf<Calls['check']>, 'id'>
