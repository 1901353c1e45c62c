import { LinkButton } from '@zhushutong/ui/button'
import type { ListedExport } from './export.types'

/** Downloads a finished file, through the portal's own origin. */
export function FileLink({
  file,
  fileName,
  title,
  large,
}: Pick<ListedExport, 'file' | 'fileName' | 'title'> & { large?: boolean }) {
  if (file === null) return null
  return (
    <LinkButton
      href={`/gateway${file}`}
      download={fileName}
      variant="primary"
      size={large ? 'medium' : 'small'}
    >
      下载{large ? '文件' : <span className="sr-only">{title}</span>}
    </LinkButton>
  )
}
