/** The kinds of service that a company orders. */
export const SERVICE_KINDS = ['qualification', 'permit', 'staff', 'management'] as const
export type ServiceKind = (typeof SERVICE_KINDS)[number]

export const SERVICE_KIND_LABELS: Readonly<Record<ServiceKind, string>> = {
  qualification: '资质办理',
  permit: '许可证延续',
  staff: '人员猎聘',
  management: '企业代管',
}

/** The stages of all kinds of service; a done or closed order never leaves its last stage. */
export const SERVICE_STAGES = [
  'sign',
  'pay',
  'collect',
  'declare',
  'review',
  'recruit',
  'onboard',
  'manage',
  'deliver',
  'done',
] as const
export type ServiceStage = (typeof SERVICE_STAGES)[number]

export const SERVICE_STAGE_LABELS: Readonly<Record<ServiceStage, string>> = {
  sign: '签约',
  pay: '付款',
  collect: '资料收集',
  declare: '申报',
  review: '审批',
  recruit: '寻访推荐',
  onboard: '到岗',
  manage: '代管服务',
  deliver: '交付',
  done: '完成',
}

/** The work of each stage, for the principal. */
export const SERVICE_STAGE_NOTES: Readonly<Record<ServiceStage, string>> = {
  sign: '确认合同内容并签署',
  pay: '按约定付款，款到后开始办理',
  collect: '上传办理所需的资料，由管家核对',
  declare: '管家整理材料并向主管部门申报',
  review: '主管部门审批中，有补正要求时管家会联系您',
  recruit: '管家按要求寻访并推荐人选',
  onboard: '人选确认后办理到岗手续',
  manage: '按服务内容逐项办理，进度在服务事项中',
  deliver: '成果移交给您，请核对',
  done: '服务已完成',
}

/** The stages of each kind, in their order. */
export const STAGES_OF: Readonly<Record<ServiceKind, readonly ServiceStage[]>> = {
  qualification: ['sign', 'pay', 'collect', 'declare', 'review', 'deliver', 'done'],
  permit: ['sign', 'pay', 'collect', 'declare', 'review', 'deliver', 'done'],
  staff: ['sign', 'pay', 'collect', 'recruit', 'onboard', 'done'],
  management: ['sign', 'pay', 'collect', 'manage', 'done'],
}

/** The stages before work begins. */
export const STAGES_BEFORE_WORK: readonly ServiceStage[] = ['sign', 'pay']
