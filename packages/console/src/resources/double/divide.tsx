import { type HttpError, useCustom } from '@refinedev/core'
import type { ResultOf } from '@zhushutong/sdk/contract'
import type { StaffContract } from '@zhushutong/sdk/staff'
import { Button } from '@zhushutong/ui/button'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { ListSkeleton } from '@zhushutong/ui/layout/skeleton'
import { ErrorState } from '@zhushutong/ui/layout/states'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { toast } from '@zhushutong/ui/overlays/toast'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callStaff } from '../../api'
import { useAction } from '../../form/use-action'
import { failureTitle, useClosePanel } from '../../list/row-panel'
import { FindRecord } from '../verification/find-record'

type Statements = ResultOf<StaffContract['double']['statements']>
type Preview = ResultOf<StaffContract['double']['previewDivision']>
type Essentials = Preview['stays']

const describe = ({ name, creditCode, region, legalPerson }: Essentials): string =>
  [name ?? '未写名称', creditCode, region, legalPerson].filter((text) => text !== null).join('，')

function Choice({ companyId }: { companyId: string }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [preview, setPreview] = useState<Preview | null>(null)
  const { run, busy } = useAction('double', 'divide', '已拆成两家')
  const { query, result } = useCustom<Statements & Record<string, unknown>, HttpError>({
    url: 'double/statements',
    method: 'post',
    config: { payload: { companyId } },
    errorNotification: false,
  })
  if (query.isError) return <ErrorState title={failureTitle(query.error)}>{query.error.message}</ErrorState>
  if (!query.isSuccess) return <ListSkeleton rows={3} />
  const { statements } = result.data
  if (statements.length < 2) return <p className="text-ink-3">这家企业只有一个来源，没有可拆的。</p>
  const toggle = (number: number) =>
    setChosen((all) => (all.includes(number) ? all.filter((each) => each !== number) : [...all, number]))
  const show = async () => {
    try {
      setPreview(await callStaff('double', 'previewDivision', { companyId, leaving: [...chosen] }))
    } catch (error) {
      toast((error as Error).message, 'bad')
    }
  }
  const divide = async () => {
    const row = await run({ companyId, leaving: [...chosen] })
    setPreview(null)
    if (row) navigate(`/double/${row.id}`)
  }
  return (
    <div className="grid gap-4">
      <p className="text-ink-3">勾选属于另一家企业的来源。</p>
      <ul className="grid gap-3">
        {statements.map((statement) => (
          <li key={statement.number}>
            <Checkbox checked={chosen.includes(statement.number)} onChange={() => toggle(statement.number)}>
              <span className="wrap-anywhere">{describe(statement)}</span>
            </Checkbox>
            <p className="wrap-anywhere pl-6 text-12 text-ink-3">
              {statement.source}，{statement.key}，数据日期 {statement.dataOn}
            </p>
          </li>
        ))}
      </ul>
      <Button variant="primary" disabled={chosen.length === 0} onClick={show}>
        预览
      </Button>
      {preview && (
        <ConfirmDialog
          open
          danger
          title="拆成两家"
          confirm="拆分"
          busy={busy}
          onConfirm={divide}
          onCancel={() => setPreview(null)}
        >
          <p>原企业：{describe(preview.stays)}。</p>
          <p>新企业：{describe(preview.leaves)}。</p>
          <p>公告按名称和代码重新关联，收藏与订阅留在原企业。在列表里合并这两家即可撤销。</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

/** The division of a company that an import made of two (DAT-35). */
export function Divide() {
  const close = useClosePanel('double')
  const [companyId, setCompanyId] = useState<string | null>(null)
  return (
    <Dialog open side="right" onClose={close} title="拆分误并的企业">
      {companyId === null ? (
        <FindRecord isCompany onChoose={({ recordId }) => setCompanyId(recordId)} />
      ) : (
        <Choice companyId={companyId} />
      )}
    </Dialog>
  )
}
