import type { Column } from '../../catalogue/column'
import { TO_MEMBERS } from '../shared/closed'

const SITE_STATES = [
  { value: 'free', label: '无在建', tone: 'ok' },
  { value: 'one', label: '在建 1', tone: 'warn' },
  { value: 'many', label: '在建 2 项以上', tone: 'warn' },
] as const

const INFERRED =
  '由收录的中标结果和施工许可推断：担任项目经理、没有完工记录且未过预计完工 180 天的项目；变更可能未公布，请核对'

/**
 * The activity of a registered constructor on site: open, as the other counts of their works are. The works themselves,
 * and their ends, are closed, as the managers of works are (PPL-02); people without this registration have no value.
 */
export const SITE_COLUMNS = [
  {
    key: 'siteState',
    label: '在建状态',
    type: 'enum',
    options: SITE_STATES,
    derived: true,
    inferred: INFERRED,
    exported: true,
  },
  {
    key: 'ongoingCount',
    label: '在建项目',
    type: 'count',
    derived: true,
    inferred: INFERRED,
    exported: true,
  },
  {
    key: 'ongoingUntil',
    label: '预计完工',
    type: 'date',
    derived: true,
    inferred: INFERRED,
    access: TO_MEMBERS.locked,
    exported: true,
  },
  {
    key: 'ongoingBasis',
    label: '推断依据',
    type: 'text',
    derived: true,
    access: TO_MEMBERS.locked,
    exported: true,
  },
] as const satisfies readonly Column[]
