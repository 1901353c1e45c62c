import type { DistributionPlan, PlannedTable, Step } from './distribution-plan'

/** A step in words. */
export function describeStep(step: Step): string {
  switch (step.do) {
    case 'drop-key':
      return `${step.table}：删除指向 ${step.to} 的外键（改由程序保证）`
    case 'distribute':
      return `${step.table}：按 ${step.column} 分布`
    case 'replicate':
      return `${step.table}：每个节点各存一份`
    case 'clear':
      return `${step.table}：清除主节点上的旧数据，更新统计`
  }
}

const countOf = (tables: readonly PlannedTable[], name: PlannedTable['placement']['class']): number =>
  tables.filter(({ placement }) => placement.class === name).length

/** The places of the tables, and the steps that are missing. */
export function describePlan({ tables, steps, unknown, misplaced }: DistributionPlan): string {
  const lines = [
    `分布 ${countOf(tables, 'distributed')} 张表，复制 ${countOf(tables, 'reference')} 张，留在主节点 ${countOf(tables, 'local')} 张`,
    ...(unknown.length > 0 ? [`不属于门户、不处理的表：${unknown.join('、')}`] : []),
    ...misplaced.map(
      ({ name, column }) =>
        `${name} 的位置与声明的不同${column ? `（现在按 ${column} 分布）` : ''}：请先用 undistribute_table 还原`,
    ),
  ]
  if (misplaced.length > 0) return lines.join('\n')
  if (steps.length === 0) return [...lines, '都已完成，没有要做的事'].join('\n')
  return [
    ...lines,
    `要做的事（${steps.length} 步）：`,
    ...steps.map((step) => `  ${describeStep(step)}`),
  ].join('\n')
}
