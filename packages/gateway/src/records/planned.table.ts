import {
  buildingPermit,
  environmental,
  landPermit,
  landPreReview,
  landTransfer,
  planned,
} from '@zhushutong/domain/records'
import { recordTable } from './record-table'

export const plannedRecords = recordTable(planned)
export const landTransferRecords = recordTable(landTransfer)
export const landPreReviewRecords = recordTable(landPreReview)
export const landPermitRecords = recordTable(landPermit)
export const buildingPermitRecords = recordTable(buildingPermit)
export const environmentalRecords = recordTable(environmental)
