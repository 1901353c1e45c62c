import { CONTRACT_STATE_LABELS, CONTRACT_TEXT_LENGTH } from '@zhushutong/domain/boss-orders'
import { formatTime } from '@zhushutong/domain/formatting'
import { Button } from '@zhushutong/ui/button'
import { TitledCard } from '@zhushutong/ui/layout/card'
import { Tag } from '@zhushutong/ui/tag'
import { LineField, LinesField } from '../../form/form-fields'
import { useAction } from '../../form/use-action'
import { useStaffForm } from '../../form/use-staff-form'
import { Facts } from '../../list/row-panel'
import type { CardProps } from './types'
import { UploadFile } from './upload-file'

function Offer({ order }: CardProps) {
  const { run, busy } = useAction('serviceOrder', 'offerContract', '合同已发给负责人')
  const { title, text } = order.details.contract
  const form = useStaffForm({
    initial: { title, text },
    send: (values, onError) => run({ id: order.id, ...values }, onError),
  })
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <LineField form={form} name="title" label="合同名称" required maxLength={60} />
      <LinesField
        form={form}
        name="text"
        label="合同正文"
        required
        rows={10}
        hint={`${CONTRACT_TEXT_LENGTH.least} 至 ${CONTRACT_TEXT_LENGTH.most} 字；发出后不能改，要改请先撤回`}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          发给负责人签署
        </Button>
        <UploadFile
          order={order}
          action="addFile"
          fields={{ place: 'contract' }}
          label="登记纸质合同"
          done="纸质合同已存档"
          accept=".pdf,.jpg,.jpeg,.png"
        />
      </div>
    </form>
  )
}

function ContractTerms({ order }: CardProps) {
  const { run, busy } = useAction('serviceOrder', 'withdrawContract', '合同已撤回')
  const { title, text, signerName, decideTime } = order.details.contract
  return (
    <div className="grid gap-3">
      <Facts
        facts={[
          ['合同名称', title],
          ['签署人', signerName],
          ['签署时间', decideTime === null ? null : formatTime(decideTime)],
          ['正文', text],
        ]}
      />
      {order.contractState === 'to-sign' && order.life === 'active' && (
        <div>
          <Button loading={busy} onClick={() => run({ id: order.id })}>
            撤回修改
          </Button>
        </div>
      )}
    </div>
  )
}

/** The contract: sent to the principal, withdrawn, or signed on paper (BOS-04). */
export function ContractCard({ order }: CardProps) {
  const { contractState, life, details } = order
  const isEditable = life === 'active' && (contractState === 'none' || contractState === 'refused')
  return (
    <TitledCard title="合同" note={<Tag>{CONTRACT_STATE_LABELS[contractState]}</Tag>}>
      {contractState === 'refused' && (
        <p className="mb-3 text-bad">负责人拒签：{details.contract.reason ?? '没有写原因'}</p>
      )}
      {isEditable ? (
        <Offer key={contractState} order={order} />
      ) : contractState === 'none' ? (
        <p className="text-ink-3">没有合同</p>
      ) : (
        <ContractTerms order={order} />
      )}
    </TitledCard>
  )
}
