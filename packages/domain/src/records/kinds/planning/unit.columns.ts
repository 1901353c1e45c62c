import type { Column } from '../../catalogue/column'
import { TO_MEMBERS } from '../shared/closed'

/** The unit that a permit is for, linked to its owner record; for members. */
export const UNIT_COLUMNS = [
  { key: 'unitId', label: '建设单位', type: 'code', hidden: true, access: TO_MEMBERS.locked },
  {
    key: 'unitName',
    label: '建设单位',
    type: 'text',
    exported: true,
    access: TO_MEMBERS.text,
    link: { kind: 'owner', id: 'unitId' },
  },
] as const satisfies readonly Column[]

/** The project code shared by all permits of one project. */
export const PROJECT_COLUMN = {
  key: 'projectCode',
  label: '关联编号',
  type: 'code',
  hidden: true,
} as const satisfies Column

/** The filters by which the pages of owners and projects find their permits. */
export const UNIT_FILTERS = [
  { key: 'owner', label: '建设单位', type: 'reference', column: 'unitId' },
  { key: 'project', label: '同一项目', type: 'reference', column: 'projectCode', by: 'code' },
] as const
