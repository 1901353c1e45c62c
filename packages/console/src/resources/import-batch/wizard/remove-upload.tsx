import { Button } from '@zhushutong/ui/button'
import { ConfirmDialog } from '@zhushutong/ui/overlays/confirm-dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAction } from '../../../form/use-action'
import type { Upload } from './upload.types'

export function RemoveUpload({ upload: { id, fileName } }: { upload: Upload }) {
  const navigate = useNavigate()
  const { run, busy } = useAction('importBatch', 'removeUpload', '已删除')
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button className="ml-auto" variant="text" size="small" onClick={() => setIsAsked(true)}>
        删除这个文件
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title="删除文件"
        confirm="删除"
        busy={busy}
        onConfirm={async () => {
          if (await run({ id })) navigate('/importBatch', { replace: true })
          else setIsAsked(false)
        }}
        onCancel={() => setIsAsked(false)}
      >
        删除上传的“{fileName}”，没有导入任何数据。
      </ConfirmDialog>
    </>
  )
}
