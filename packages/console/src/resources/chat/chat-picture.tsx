import { useEffect, useState } from 'react'
import { callStaff } from '../../api'

/** A picture of a chat, loaded with the staff's session; it has no public address. */
export function ChatPicture({
  chatId,
  picture: { id, width, height },
}: {
  readonly chatId: string
  readonly picture: { readonly id: string; readonly width: number; readonly height: number }
}) {
  const [source, setSource] = useState<string | null>(null)
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    let isGone = false
    callStaff('chat', 'readPicture', { id: chatId, pictureId: id }).then(
      ({ mimeType, content }) => {
        if (!isGone) setSource(`data:${mimeType};base64,${content}`)
      },
      () => {
        if (!isGone) setBroken(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [chatId, id])
  if (isBroken) return <span className="text-ink-3">图片没有加载出来</span>
  if (source === null) return <span className="text-ink-3">图片加载中…</span>
  return (
    <img src={source} width={width} height={height} alt="会话中的图片" className="h-auto max-h-80 w-auto" />
  )
}
