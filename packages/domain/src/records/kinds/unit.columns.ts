import type { Column } from '../column'
import { TO_MEMBERS } from './closed'

/** Whose land or building a permit is for, linked to the owner that it is; for members (ACC-04). */
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

/** What ties the papers of one project together (NAV-14). */
export const PROJECT_COLUMN = {
  key: 'projectCode',
  label: '关联编号',
  type: 'code',
  hidden: true,
} as const satisfies Column

/** The filters by which an owner and a project look up their papers (NAV-14). */
export const UNIT_FILTERS = [
  { key: 'owner', label: '建设单位', type: 'reference', column: 'unitId' },
  { key: 'project', label: '同一项目', type: 'reference', column: 'projectCode' },
] as const
