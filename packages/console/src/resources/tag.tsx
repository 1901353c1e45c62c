import { TAG_LIMITS } from '@zhushutong/domain/content'
import { Button } from '@zhushutong/ui/button'
import { TextField } from '@zhushutong/ui/fields/field'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { Dialog } from '@zhushutong/ui/overlays/dialog'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { showFieldErrors } from '../form/field-errors'
import { useAction } from '../form/use-action'
import { useStaffForm } from '../form/use-staff-form'
import { ResourceList } from '../list/resource-list'
import { useClosePanel } from '../list/row-panel'
import { TagIcon } from '../shell/icons'
import type { Screen } from './screen.types'

function List() {
  return (
    <ResourceList
      resource="tag"
      opens
      filters={[{ kind: 'words', field: 'words', label: '标签' }]}
      columns={[
        { header: '标签', cell: ({ id }) => id },
        { header: '文章', sort: 'count', align: 'right', cell: ({ count }) => count },
      ]}
    />
  )
}

/** Renames a tag, or merges it into another (CON-09). */
function Panel() {
  const { id = '' } = useParams()
  const close = useClosePanel('tag')
  const navigate = useNavigate()
  const [confirming, setAsked] = useState<string | null>(null)
  const { run, busy } = useAction('tag', 'rename', '已更改')
  const form = useStaffForm({
    initial: { to: id },
    check: ({ to }) => {
      if (to.trim() === '') return [{ field: 'to', message: '请填写新名称' }]
      return to.trim() === id ? [{ field: 'to', message: '与原来的相同' }] : []
    },
    send: async ({ to }) => setAsked(to.trim()),
  })
  const rename = async (to: string) => {
    const done = await run({ id, to }, (error) => showFieldErrors(error, form.setError, ['to']))
    setAsked(null)
    if (done) navigate('/tag')
  }
  return (
    <Dialog open side="right" onClose={close} title={`标签：${id}`}>
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <TextField
          label="新名称"
          required
          autoComplete="off"
          maxLength={TAG_LIMITS.length}
          hint="改成已有的标签，两个标签就合为一个"
          error={form.formState.errors.to?.message}
          {...form.register('to')}
        />
        <Button type="submit" variant="primary">
          更改
        </Button>
      </form>
      {confirming !== null && (
        <ConfirmDialog
          open
          danger
          title="更改标签"
          confirm="更改"
          busy={busy}
          onConfirm={() => rename(confirming)}
          onCancel={() => setAsked(null)}
        >
          所有文章里的“{id}”都改成“{confirming}”；合并之后不能再自动分开。
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

export const tagScreen: Screen = { group: '内容', Icon: TagIcon, List, Panel }
