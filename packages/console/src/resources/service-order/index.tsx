import {
  checkServiceOrder,
  SERVICE_KIND_LABELS,
  SERVICE_KINDS,
  SERVICE_STAGE_LABELS,
  type ServiceOrderForm,
  trimServiceOrder,
} from '@zhushutong/domain/boss-orders'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag } from '@zhushutong/ui/tag'
import { useNavigate } from 'react-router'
import { ChoiceField, LineField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import { ResourceList } from '../../list/resource-list'
import { useClosePanel } from '../../list/row-panel'
import { BriefcaseIcon } from '../../shell/icons'
import type { Screen } from '../screen.types'
import { LifeTag } from './life-tag'
import { OrderPage } from './order-page'

const KINDS = SERVICE_KINDS.map((value) => ({ value, label: SERVICE_KIND_LABELS[value] }))
const LIVES = [
  { value: 'active', label: '进行中' },
  { value: 'done', label: '已完成' },
  { value: 'closed', label: '已关闭' },
]

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="serviceOrder"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/serviceOrder/new')}>
          新建订单
        </Button>
      }
      filters={[
        { kind: 'choice', field: 'life', label: '状态', options: LIVES },
        { kind: 'choice', field: 'kind', label: '类型', options: KINDS },
        { kind: 'choice', field: 'unchecked', label: '资料', options: [{ value: 'yes', label: '待核对' }] },
        { kind: 'words', field: 'words', label: '订单号、服务、企业、负责人、手机号' },
      ]}
      columns={[
        { header: '订单号', cell: ({ code }) => code },
        { header: '服务', cell: ({ title }) => title },
        { header: '类型', cell: ({ kind }) => SERVICE_KIND_LABELS[kind] },
        { header: '企业', cell: ({ companyName }) => companyName },
        {
          header: '负责人',
          cell: ({ principalName, principalMobile }) => `${principalName} ${principalMobile}`,
        },
        { header: '阶段', cell: ({ stage }) => SERVICE_STAGE_LABELS[stage] },
        { header: '状态', cell: ({ life }) => <LifeTag life={life} /> },
        {
          header: '待核对',
          align: 'right',
          cell: ({ unchecked }) => (unchecked > 0 ? <Tag tone="warn">{unchecked}</Tag> : '--'),
        },
        { header: '管家', cell: ({ stewardName }) => stewardName ?? '未指派' },
        { header: '最近进展', sort: 'updateTime', cell: ({ updateTime }) => formatTime(updateTime) },
      ]}
    />
  )
}

const rules: DomainRules<ServiceOrderForm> = {
  check: (form) => checkServiceOrder(trimServiceOrder(form)),
}

function Create() {
  const navigate = useNavigate()
  const close = useClosePanel('serviceOrder')
  const { run, busy } = useAction('serviceOrder', 'create', '已新建，可以准备合同与付款计划')
  const form = useStaffForm<ServiceOrderForm>({
    ...rules,
    initial: {
      kind: 'qualification',
      title: '',
      companyName: '',
      creditCode: '',
      principalName: '',
      principalMobile: '',
    },
    send: async (values, onError) => {
      const order = await run(values, onError)
      if (order) navigate(`/serviceOrder/${order.id}`)
    },
  })
  return (
    <Dialog open side="right" onClose={close} title="新建服务订单">
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <ChoiceField form={form} name="kind" label="类型" required options={KINDS} />
        <LineField
          form={form}
          name="title"
          label="服务名称"
          required
          isFirst
          placeholder="如 市政二级升一级"
        />
        <LineField form={form} name="companyName" label="企业名称" required />
        <LineField form={form} name="creditCode" label="统一社会信用代码" hint="可以不填" maxLength={18} />
        <LineField form={form} name="principalName" label="负责人姓名" required />
        <LineField
          form={form}
          name="principalMobile"
          label="负责人手机号"
          required
          hint="负责人用它登录 /bossLogin 查看订单"
          maxLength={13}
        />
        <Button type="submit" variant="primary" loading={busy}>
          新建
        </Button>
      </form>
    </Dialog>
  )
}

export const serviceOrderScreen: Screen = {
  group: '待办',
  Icon: BriefcaseIcon,
  List,
  Create,
  Page: OrderPage,
  waiting: { label: '订单资料待核对', filter: { unchecked: 'yes' } },
}
