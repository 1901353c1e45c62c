import type { Option } from '../../catalogue/column'

/** Land uses, by the main classes of the national standard as named in notices. */
export const LAND_USES = [
  { value: 'residential', label: '住宅用地' },
  { value: 'commercial', label: '商服用地' },
  { value: 'mixed', label: '商住用地' },
  { value: 'industrial', label: '工业用地' },
  { value: 'logistics', label: '仓储用地' },
  { value: 'public', label: '公共服务用地' },
  { value: 'transport', label: '交通运输用地' },
  { value: 'utility', label: '公用设施用地' },
  { value: 'green', label: '绿地与广场用地' },
] as const satisfies readonly Option[]
