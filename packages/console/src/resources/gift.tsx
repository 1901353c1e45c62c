import { formatDate, formatTime } from '@zhushutong/domain/formatting'
import {
  checkGiftForm,
  GIFT_LIMITS,
  GIFT_STATE_LABELS,
  GIFT_STATES,
  type GiftForm,
  type GiftState,
  MEMBERSHIP_KINDS,
  membershipName,
} from '@zhushutong/domain/membership'
import { checkStaffReason } from '@zhushutong/domain/staff'
import { Button } from '@zhushutong/ui/button'
import type { DomainRules } from '@zhushutong/ui/forms/domain-resolver'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { Tag, type Tone } from '@zhushutong/ui/tag'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { RowOf } from '../api'
import { ChoiceField, LineField, LinesField } from '../form/form-fields'
import { ReasonDialog } from '../form/reason-dialog'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { ResourceList } from '../list/resource-list'
import { Facts, RowPanel, useClosePanel } from '../list/row-panel'
import { GiftIcon } from '../shell/icons'
import { StaffName } from '../shell/staff-name'
import { useSelf } from '../shell/use-self'
import type { Screen } from './screen.types'

type Row = RowOf<'gift'>

const TONES: Readonly<Record<GiftState, Tone>> = { waiting: 'warn', given: 'ok', refused: 'bad' }

function State({ state }: Pick<Row, 'state'>) {
  return <Tag tone={TONES[state]}>{GIFT_STATE_LABELS[state]}</Tag>
}

const formatGift = ({ kindName, days }: Row) => `${kindName} ${days} 天`

function List() {
  const navigate = useNavigate()
  return (
    <ResourceList
      resource="gift"
      opens
      actions={
        <Button variant="primary" size="small" onClick={() => navigate('/gift/new')}>
          赠送会员
        </Button>
      }
      filters={[
        {
          kind: 'choice',
          field: 'state',
          label: '状态',
          options: GIFT_STATES.map((value) => ({ value, label: GIFT_STATE_LABELS[value] })),
        },
        { kind: 'words', field: 'words', label: '昵称、完整手机号、原因、经办人' },
      ]}
      columns={[
        { header: '会员', cell: ({ nickName }) => nickName },
        { header: '手机号', cell: ({ mobile }) => mobile || '--' },
        { header: '赠送', cell: formatGift },
        { header: '状态', cell: State },
        { header: '经办', cell: ({ askedBy }) => <StaffName account={askedBy} /> },
        { header: '提交时间', sort: 'createTime', cell: ({ createTime }) => formatTime(createTime) },
      ]}
    />
  )
}

/** The form's values; its days are text until the form is sent. */
type Typed = Omit<GiftForm, 'days'> & { readonly days: string }

const parseForm = ({ days, ...rest }: Typed): GiftForm => ({
  ...rest,
  days: days.trim() === '' ? Number.NaN : Number(days),
})
const rules: DomainRules<Typed> = { check: (typed) => checkGiftForm(parseForm(typed)) }

function Create() {
  const close = useClosePanel('gift')
  const [query] = useSearchParams()
  const { run, busy } = useAction('gift', 'create', '已提交')
  const form = useStaffForm<Typed>({
    ...rules,
    initial: { account: query.get('account') ?? '', kind: 'svip', days: '31', reason: '' },
    send: async (typed, onError) => {
      if (await run(parseForm(typed), onError)) close()
    },
  })
  return (
    <Dialog open side="right" onClose={close} title="赠送会员">
      <form className="grid gap-4" onSubmit={form.submit} noValidate>
        <LineField
          form={form}
          name="account"
          label="会员"
          required
          isFirst
          hint="完整手机号、账号或用户编号"
        />
        <ChoiceField
          form={form}
          name="kind"
          label="会员类型"
          options={MEMBERSHIP_KINDS.map((value) => ({ value, label: membershipName(value) }))}
        />
        <LineField
          form={form}
          name="days"
          label="天数"
          required
          hint={`从原到期日起顺延；30 天内给同一会员合计超过 ${GIFT_LIMITS.aloneDays} 天，或一名员工共超过 ${GIFT_LIMITS.aloneDaysInAll} 天，须由另一名员工复核`}
        />
        <LinesField form={form} name="reason" label="原因" required hint="会写进操作记录" rows={3} />
        <Button type="submit" variant="primary" loading={busy}>
          提交
        </Button>
      </form>
    </Dialog>
  )
}

function Decision({ row }: { row: Row }) {
  const approve = useAction('gift', 'approve', '已开通')
  const refuse = useAction('gift', 'refuse', '已退回')
  const [isRefusing, setRefusing] = useState(false)
  const self = useSelf()
  if (self?.account === row.askedBy)
    return <p className="border-t border-line pt-4 text-12 text-ink-3">须由另一名员工复核。</p>
  return (
    <div className="flex gap-2 border-t border-line pt-4">
      <Button variant="primary" loading={approve.busy} onClick={() => approve.run({ id: row.id })}>
        通过
      </Button>
      <Button onClick={() => setRefusing(true)}>不通过</Button>
      {isRefusing && (
        <ReasonDialog
          title="不通过"
          hint="经办人会看到"
          danger
          busy={refuse.busy}
          check={checkStaffReason}
          run={(reason, onError) => refuse.run({ id: row.id, reason }, onError)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}

function Panel() {
  return (
    <RowPanel resource="gift">
      {(row) => (
        <>
          <Facts
            facts={[
              ['会员', row.nickName],
              ['手机号', row.mobile],
              ['赠送', formatGift(row)],
              ['状态', <State key="state" state={row.state} />],
              ['原因', row.reason],
              ['经办', <StaffName key="asked" account={row.askedBy} />],
              ['提交时间', formatTime(row.createTime)],
              ['复核', row.decidedBy && <StaffName key="decided" account={row.decidedBy} />],
              ['复核时间', row.decideTime === null ? null : formatTime(row.decideTime)],
              ['退回原因', row.refusal],
              ['到期日', row.endTime === null ? null : formatDate(row.endTime)],
            ]}
          />
          {row.state === 'waiting' && <Decision row={row} />}
        </>
      )}
    </RowPanel>
  )
}

export const giftScreen: Screen = {
  group: '管理',
  Icon: GiftIcon,
  List,
  Panel,
  Create,
  waiting: { label: '赠送待复核', filter: { state: 'waiting' } },
}
